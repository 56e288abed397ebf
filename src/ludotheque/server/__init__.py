"""The server: tables in play for browsers, bots and other clients, over HTTP and WebSocket."""
