import { parentPort, workerData } from 'node:worker_threads';
import { mostCharacters, mostPages, type ResumeFormat, type ResumeReading } from './resume-limits.ts';

/** The thread that parses a resume; the main thread ends both when this takes too much time or memory. */
async function read(format: ResumeFormat, bytes: Uint8Array): Promise<ResumeReading> {
  try {
    return format === 'pdf' ? await readPdf(bytes) : await readDocx(bytes);
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException';
    return { kind: 'problem', problem: isEncrypted ? 'encrypted' : 'unreadable' };
  }
}

/** Page by page, to stop early in a file of ten thousand. Nothing in it is run or drawn. */
async function readPdf(bytes: Uint8Array): Promise<ResumeReading> {
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(bytes, {
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    verbosity: 0,
  });
  let text = '';
  const pages = Math.min(document.numPages, mostPages);
  for (let number = 1; number <= pages && text.length < mostCharacters; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item)) continue;
      text += item.str + (item.hasEOL ? '\n' : '');
      if (text.length > mostCharacters) break;
    }
    text += '\n\n';
    page.cleanup();
  }
  return { kind: 'text', text, isCut: document.numPages > pages };
}

async function readDocx(bytes: Uint8Array): Promise<ResumeReading> {
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  return { kind: 'text', text: value, isCut: false };
}

const { format, bytes } = workerData as { format: ResumeFormat; bytes: Uint8Array };
const reading = await read(format, bytes);
parentPort?.postMessage(
  reading.kind === 'text' && reading.text.length > mostCharacters
    ? { ...reading, text: reading.text.slice(0, mostCharacters), isCut: true }
    : reading,
);
