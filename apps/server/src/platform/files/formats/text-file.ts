import type { StoredBytes } from './stored-bytes.ts';

/** Tabs, ends of lines and pages. */
const allowedControls = new Set([0x09, 0x0a, 0x0c, 0x0d]);

/**
 * Is it text, in UTF-8, UTF-16 or one of the older 8-bit sets, in which spreadsheets still write? Text has no control
 * characters, programs and pictures do.
 */
export async function readsAsText(bytes: StoredBytes): Promise<boolean> {
  let unit: Unit | undefined;
  let position = 0;
  for await (const chunk of bytes.read() as AsyncIterable<Buffer>) {
    unit ??= unitOf(chunk);
    for (const byte of chunk) {
      if (!isPlain(byte, position, unit)) return false;
      position += 1;
    }
  }
  return true;
}

/** Where a byte is a character, or which of two bytes is its high one. */
type Unit = 'byte' | 'highFirst' | 'highLast';

function unitOf(head: Buffer): Unit {
  if (head.length >= 2 && head[0] === 0xff && head[1] === 0xfe) return 'highLast';
  return head.length >= 2 && head[0] === 0xfe && head[1] === 0xff ? 'highFirst' : 'byte';
}

/** In UTF-16 only a NUL byte shows that a file is no text: any other byte can be half of a letter. */
function isPlain(byte: number, position: number, unit: Unit): boolean {
  if (unit !== 'byte') return byte !== 0 || (position % 2 === 0) === (unit === 'highFirst');
  return byte >= 0x20 ? byte !== 0x7f : allowedControls.has(byte);
}

/** Does the first line have columns? */
export function looksLikeTable(head: Buffer): boolean {
  const line = head.toString('latin1').split(/[\r\n]/, 1)[0] ?? '';
  return /[,;\t]/.test(line);
}
