import { constants, deflateRawSync } from 'node:zlib';

/** A PDF of pages with a line of text each; `more` goes into its catalog, `trailer` beside it. */
export function pdfOf(lines: readonly string[], { more = '', trailer = '' } = {}): Buffer {
  const pages = lines.map((_line, index) => 4 + index * 2);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${more} >>`,
    `<< /Type /Pages /Count ${lines.length} /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, index) => {
      const content = `BT /F1 12 Tf 72 700 Td (${line}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${`${at}`.padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}

/** Encrypted with an unknown password (ISO 32000, standard security handler). */
export function encryptedPdf(): Buffer {
  const [owner, user, id] = ['ab'.repeat(32), 'cd'.repeat(32), 'ef'.repeat(16)];
  return pdfOf(['Secret'], {
    trailer: `/ID [<${id}> <${id}>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${owner}> /U <${user}> /P -4 >>`,
  });
}

type Part = { name: string; deflated: Buffer; sizeBytes: number };

function partOf(name: string, content: string): Part {
  return { name, deflated: deflateRawSync(content), sizeBytes: Buffer.byteLength(content) };
}

/** A part of that many million spaces that compresses to a thousandth: the same block again and again. */
function hugePart(name: string, millions: number): Part {
  const block = deflateRawSync(Buffer.alloc(1_000_000, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const last = deflateRawSync('');
  return {
    name,
    deflated: Buffer.concat([...Array.from({ length: millions }, () => block), last]),
    sizeBytes: millions * 1_000_000,
  };
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const contentTypes = `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const relationships = `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** A Word document with a paragraph for each line. */
export function docxOf(lines: readonly string[]): Buffer {
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  const body = `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`;
  return zipOf([
    partOf('[Content_Types].xml', contentTypes),
    partOf('_rels/.rels', relationships),
    partOf('word/document.xml', body),
  ]);
}

/** A Word document of some hundred kilobytes that unpacks to hundreds of megabytes. */
export function docxBomb(): Buffer {
  return zipOf([
    partOf('[Content_Types].xml', contentTypes),
    partOf('_rels/.rels', relationships),
    hugePart('word/document.xml', 900),
  ]);
}

/** Checksums are left out, because readers of resumes do not check them. */
function zipOf(parts: readonly Part[]): Buffer {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, deflated, sizeBytes } of parts) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(deflated.length, 14);
    common.writeUInt32LE(sizeBytes, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), deflated]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, entries, end]);
}

/** A Compound File whose directory has these entries. */
export function compoundFile(...names: string[]): Buffer {
  const bytes = Buffer.alloc(512 * 3);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(bytes);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 48);
  for (const [index, name] of ['Root Entry', ...names].entries()) {
    const at = 1024 + index * 128;
    bytes.write(name, at, 'utf16le');
    bytes.writeUInt16LE(2 * name.length + 2, at + 64);
  }
  return bytes;
}
