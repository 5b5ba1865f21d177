import type { Language } from '@dispatch/domain/text/language';

/** The parts of a workbook other than its sheets. */

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
export const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes in the list of cell formats made by `styles`. */
export const STYLE = { head: 1, day: 2, time: 3, money: 4 } as const;

/** Every part without its own entry is a sheet, since their number is not known yet. */
export function contentTypes(): string {
  return (
    `${XML}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="${TYPE}.worksheet+xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`
  );
}

interface Relation {
  readonly kind: string;
  readonly target: string;
}

export function relations(given: readonly Relation[]): string {
  const entries = given.map(
    ({ kind, target }, n) =>
      `<Relationship Id="rId${n + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`;
}

/** Lists the sheets by name; each relation has the sheet's number. */
export function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, n) => `<sheet name="${name}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`,
  );
  return (
    `${XML}<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}">` +
    `<bookViews><workbookView/></bookViews><sheets>${sheets.join('')}</sheets></workbook>`
  );
}

const MONEY_FORMAT: Readonly<Record<Language, string>> = {
  'en-CA': '&quot;$&quot;#,##0.00',
  'fr-CA': '#,##0.00\\ &quot;$&quot;',
};

export function styles(language: Language): string {
  const cell = (attributes: string) => `<xf ${attributes} fillId="0" borderId="0" xfId="0"/>`;
  return (
    `${XML}<styleSheet xmlns="${SPREADSHEET}"><numFmts count="3">` +
    '<numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>' +
    '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/>' +
    `<numFmt numFmtId="166" formatCode="${MONEY_FORMAT[language]}"/></numFmts>` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
    '<fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs count="5">' +
    [
      cell('numFmtId="0" fontId="0"'),
      cell('numFmtId="0" fontId="1" applyFont="1"'),
      cell('numFmtId="164" fontId="0" applyNumberFormat="1"'),
      cell('numFmtId="165" fontId="0" applyNumberFormat="1"'),
      cell('numFmtId="166" fontId="0" applyNumberFormat="1"'),
    ].join('') +
    '</cellXfs></styleSheet>'
  );
}
