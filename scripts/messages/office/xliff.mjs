import { XMLParser } from 'fast-xml-parser';

/**
 * XLIFF 2.1, which translation offices read: each text as one segment, with a note about its values.
 * @param {{ file: string, texts: { key: string, english: string, translation?: string, note: string }[] }[]} files
 */
export function xliffOf(language, files) {
  const parts = files.map(
    ({ file, texts }) => `  <file id="${nameOf(file)}" original="${escaped(file)}" canResegment="no">
${texts.map(unitOf).join('')}  </file>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="${language}" xml:space="preserve">
${parts.join('')}</xliff>
`;
}

function unitOf({ key, english, translation, note }, index) {
  const notes = note === '' ? '' : `\n      <notes><note>${escaped(note)}</note></notes>`;
  const target = translation === undefined ? '' : `<target>${escaped(translation)}</target>`;
  const state = translation === undefined ? 'initial' : 'translated';
  return `    <unit id="u${index + 1}" name="${escaped(key)}">${notes}
      <segment state="${state}"><source>${escaped(english)}</source>${target}</segment>
    </unit>
`;
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text) {
  return text.replace(/[&<>"]/g, (sign) => entities[sign]);
}

/** Ids are NMTOKENs. */
function nameOf(file) {
  return file.replace(/[^\w.-]/g, '.');
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  isArray: (name) => ['file', 'unit', 'segment'].includes(name),
});

/**
 * Reads what `xliffOf` wrote and an office translated.
 * @returns {{ language: string, texts: { file: string, key: string, english: string, translation?: string }[] }}
 * @throws for another format, and for a text that was split or has markup
 */
export function readXliff(xml) {
  // `npm run` writes two lines before what its script writes.
  const { xliff } = parser.parse(xml.slice(Math.max(0, xml.indexOf('<?xml'))));
  if (xliff?.version === undefined || !xliff.version.startsWith('2.'))
    throw new Error('This is no file of XLIFF 2.');
  const texts = (xliff.file ?? []).flatMap(({ original, unit = [] }) =>
    unit.map(({ name, segment = [] }) => {
      const [{ source, target } = {}, ...more] = segment;
      if (more.length > 0) throw new Error(`${original}: ${name} is split into several segments.`);
      const found = { file: original, key: name, english: textOf(source, original, name) };
      return target === undefined ? found : { ...found, translation: textOf(target, original, name) };
    }),
  );
  return { language: xliff.trgLang, texts };
}

/** A text is a string, or has attributes beside it. */
function textOf(content, file, key) {
  const text = typeof content === 'string' ? content : (content?.['#text'] ?? '');
  const attributes = new Set(['#text', 'xml:space', 'xml:lang', 'order']);
  const hasMarkup = typeof content === 'object' && Object.keys(content).some((name) => !attributes.has(name));
  if (hasMarkup) throw new Error(`${file}: ${key} has markup.`);
  return text;
}
