import type { ListPreview } from '@nimble/contracts/invitations';
import { RequestError } from '../../../platform/errors.ts';

type Encoding = ListPreview['encoding'];

/** Excel's own formats: a zip archive, and an OLE document. */
const workbooks = [Buffer.from('PK\u0003\u0004'), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])];
const marks: readonly (readonly [Encoding, Buffer])[] = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
];
/** No list has them, and every wrong guess of an encoding makes some. */
const controls = /[^\P{Cc}\t\n\v\f\r]|[\uFFFE\uFFFF]/u;
/** Bytes without a meaning in Windows-1252. */
const unusedBytes = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
const examinedBytes = 4096;

/** @throws RequestError unprocessable for a file that is not a text in one of these encodings. */
export function decodeList(bytes: Buffer): { text: string; encoding: Encoding } {
  if (workbooks.some((start) => bytes.subarray(0, 4).equals(start)))
    throw new RequestError('invitation.list_is_workbook');
  const encoding = encodingOf(bytes);
  const text = encoding && decoded(bytes, encoding);
  if (encoding === undefined || text === undefined || controls.test(text))
    throw new RequestError('invitation.list_unreadable');
  return { text, encoding };
}

function encodingOf(bytes: Buffer): Encoding | undefined {
  const marked = marks.find(([, mark]) => bytes.subarray(0, mark.length).equals(mark));
  if (marked !== undefined) return marked[0];
  const wide = wideEncodingOf(bytes);
  if (wide !== undefined) return wide;
  if (decoded(bytes, 'utf-8') !== undefined) return 'utf-8';
  return bytes.some((byte) => unusedBytes.has(byte)) ? undefined : 'windows-1252';
}

/** UTF-16 without a mark: Latin letters have a zero in one half of their bytes. */
function wideEncodingOf(bytes: Buffer): Encoding | undefined {
  const examined = bytes.subarray(0, examinedBytes);
  const zeros = [0, 0];
  for (const [index, byte] of examined.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = examined.length / 8;
  if (Math.max(even, odd) < many || bytes.length < 2) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function decoded(bytes: Buffer, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
