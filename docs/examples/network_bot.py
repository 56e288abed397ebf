"""A bot that joins a table over the network and plays a whole game: network_bot.py http://127.0.0.1:8000 TABLE"""

import asyncio
import json
import random
import sys

import httpx
from websockets.asyncio.client import connect

from ludotheque.kernel.difference import changed


async def play(server: str, table: str) -> list[int]:
    """Sit down on the first open chair, choose from every menu, and say who has won."""
    async with httpx.AsyncClient(base_url=server) as client:
        await client.post("/api/me", json={"name": "Network bot"})
        facts = (await client.get(f"/api/tables/{table}")).json()
        seat = next(n for n, chair in enumerate(facts["chairs"]) if chair["kind"] == "open")
        (await client.post(f"/api/tables/{table}/sit", json={"seat": seat})).raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/play?seat={seat}"
    async with connect(address, additional_headers={"Cookie": cookie}) as socket:
        sheet = None
        async for text in socket:
            message = json.loads(text)
            if message.get("facts", {}).get("ending"):
                return list(message["facts"]["ending"]["winners"])
            sheet = changed(message.get("sheet", sheet), message.get("changes", []))
            if message["type"] in ("table", "update") and sheet and sheet["menu"] and sheet["sealed"] is None:
                choice = random.choice(sheet["menu"])
                await socket.send(json.dumps({"type": "choose", "id": "1", "at": sheet["at"], "choice": choice}))
    raise ConnectionError("the table was closed")


if __name__ == "__main__":
    print("winners:", asyncio.run(play(sys.argv[1], sys.argv[2])))
