/** An email as people read it. */
export type ReadMail = { subject: string; to: string; date: string; text: string };

/** Reads an email from its file, which is written as mail programs send it: encoded headers, parts, folded lines. */
export function readMail(file: string): ReadMail {
  const { header, body } = partOf(file.replaceAll('\r\n', '\n'));
  return {
    subject: decodedWords(header('Subject')),
    to: decodedWords(header('To')),
    date: header('Date'),
    text: textOf({ header, body })?.trim() ?? '',
  };
}

type Part = { header: (name: string) => string; body: string };

function partOf(source: string): Part {
  const end = source.indexOf('\n\n');
  const head = end === -1 ? source : source.slice(0, end);
  // A long value continues in lines that begin with a space.
  const headers = head.replaceAll(/\n[ \t]+/g, ' ');
  return {
    header: (name) => new RegExp(`^${name}: *(.*)$`, 'mi').exec(headers)?.[1] ?? '',
    body: end === -1 ? '' : source.slice(end + 2),
  };
}

/** The plain text of a part, or of the first part in it that has one. */
function textOf({ header, body }: Part): string | undefined {
  const type = header('Content-Type');
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary === undefined) {
    return type === '' || /^text\/plain/i.test(type)
      ? decodedBody(body, header('Content-Transfer-Encoding'))
      : undefined;
  }
  // Before the first boundary is nothing to read.
  for (const source of body.split(`--${boundary}`).slice(1)) {
    const text = textOf(partOf(source.replace(/^\n/, '')));
    if (text !== undefined) return text;
  }
  return undefined;
}

function decodedBody(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
  return /quoted-printable/i.test(encoding) ? decodedQuotes(body.replaceAll('=\n', '')) : body;
}

/** "=?UTF-8?Q?Caf=C3=A9?=": letters beyond English in headers, in several pieces where they are long. */
function decodedWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_word, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodedQuotes(text.replaceAll('_', ' ')),
    );
}

function decodedQuotes(text: string): string {
  return text.replaceAll(/(?:=[\dA-F]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
  );
}
