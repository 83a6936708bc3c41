/** Functions take a limited number of arguments. */
const pieceBytes = 0x8000;

/** The bytes of a file or of pasted text, as calls send them. */
export async function base64Of(content: Blob | string): Promise<string> {
  const bytes = new Uint8Array(await new Blob([content]).arrayBuffer());
  let binary = '';
  for (let start = 0; start < bytes.length; start += pieceBytes)
    binary += String.fromCharCode(...bytes.subarray(start, start + pieceBytes));
  return btoa(binary);
}
