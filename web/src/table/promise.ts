// What is promised before the first card of a table.

/** SHA-256 over the 32 bytes of the secret and the table's id, in hexadecimal. */
export async function promise(secret: string, table: string): Promise<string> {
  const pairs = secret.match(/../g) ?? [];
  const bytes = [...pairs.map((pair) => Number.parseInt(pair, 16)), ...new TextEncoder().encode(table)];
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
