/**
 * Lets the browser download a large file by its signed address, so that it streams to the disk with the browser's own
 * progress and never passes through the page's memory.
 * @throws Error when the server refuses the file, because following the link would show a page of JSON.
 */
export async function startDownload(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { range: 'bytes=0-0' } });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`);
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
