import { escapeXml } from './sheet-xml.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Every part of the package but the sheet itself. */
export function packageParts(title: string): [name: string, xml: string][] {
  return [
    ['[Content_Types].xml', contentTypes],
    ['_rels/.rels', rels(['officeDocument', 'xl/workbook.xml'])],
    ['xl/workbook.xml', workbook(title)],
    ['xl/_rels/workbook.xml.rels', rels(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])],
    ['xl/styles.xml', styles],
  ];
}

const contentTypes = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/></Types>`;

function rels(...targets: readonly [kind: string, target: string][]): string {
  const each = targets.map(
    ([kind, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/${kind}" Target="${target}"/>`,
  );
  return `${head}<Relationships xmlns="${packageRelations}">${each.join('')}</Relationships>`;
}

function workbook(title: string): string {
  const sheet = `<sheet name="${escapeXml(title)}" sheetId="1" r:id="rId1"/>`;
  return `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheet}</sheets></workbook>`;
}

/** Formats of cells by their index: 0 plain, 1 heading, 2 date with time, in the order of the reader's system. */
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="22" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;
