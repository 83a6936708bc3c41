/**
 * Lets the browser download a large file by its signed address, so that it streams to the disk with the browser's own
 * progress and never passes through the page's memory.
 * @throws Error when the server does not give the file, which following the link would answer with a page of JSON.
 */
export async function startDownload(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { range: 'bytes=0-0' } });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`);
  press(address);
}

/**
 * Downloads a small file whole and then saves it, so that success is known.
 * @throws Error when it could not be read to its end.
 */
export async function saveFile(address: string, name: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`);
  const local = URL.createObjectURL(await answer.blob());
  press(local, name);
  // The browser reads it after this press has been handled.
  setTimeout(() => URL.revokeObjectURL(local), 60_000);
}

/** Without a name the server's own `Content-Disposition` names the file. */
function press(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
