const starts = [Buffer.from('ffd8', 'hex'), Buffer.from('89504e47', 'hex')];

/** Does it begin as a JPEG or a PNG, which a PDF can show? A file that was cut off may have fewer bytes. */
export function isPicture(bytes: Buffer): boolean {
  return starts.some((start) => bytes.subarray(0, start.length).equals(start));
}
