export function box(type: string, ...content: Buffer[]): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(
    content.reduce((total, { length }) => total + length, 8),
    0,
  );
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, ...content]);
}
