import { getDocumentProxy } from 'unpdf';

/** A PDF as it is read: its words in their order, and what it says about itself. */
export async function readPdf(file: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(file));
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const { info } = await document.getMetadata();
  const marks = await document.getMarkInfo();
  return { pages: document.numPages, text: texts.join('\n').replaceAll(/\s+/g, ' '), info, marks };
}
