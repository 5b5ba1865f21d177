import { refuse } from './refusal';
import { partsOf, type ZipPart } from './zip-directory';

/**
 * The parts needed for the first sheet, decoded as one character per byte: markup is ASCII, and this needs no extra
 * memory.
 */
export interface WorkbookParts {
  readonly sheet: string;
  readonly sharedStrings: string;
  readonly styles: string;
  /** Days count from 1904 instead of 1900. */
  readonly isFrom1904: boolean;
}

/** Total size by the directory; a workbook with pictures has a large one. */
const MOST_DECLARED = 150_000_000;
/** In a workbook with 50,000 rows these parts take about 40 MB. */
const MOST_READ = 48_000_000;
/** For each part other than the sheet and the texts. Styles are parsed again for each piece of the sheet. */
const MOST_DESCRIBING = 4_000_000;
const MOST_PARTS = 1_000;
const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/**
 * Unpacks only the parts needed for the first sheet.
 * @throws Refusal
 */
export function workbookParts(bytes: Uint8Array): WorkbookParts {
  const parts = new Map(partsOf(bytes).map((part) => [part.name, part]));
  assertHarmless(parts);
  let left = MOST_READ;
  const read = (name: string | undefined, most = left): string => {
    const part = name === undefined ? undefined : parts.get(name);
    if (part === undefined) return '';
    if (part.size > Math.min(left, most)) return refuse('import_file_too_large');
    left -= part.size;
    return part.unpack().toString('latin1');
  };
  const workbook = read(WORKBOOK, MOST_DESCRIBING);
  const related = tagsOf(read(RELATIONS, MOST_DESCRIBING), 'Relationship').map((tag) => ({
    id: attributeOf(tag, 'Id'),
    type: attributeOf(tag, 'Type'),
    path: pathOf(attributeOf(tag, 'Target')),
  }));
  const pathOfType = (type: string) => related.find((part) => part.type.endsWith(type))?.path;
  const first = attributeOf(tagsOf(workbook, 'sheet')[0] ?? '', 'id');
  const sheet = related.find(({ id, type }) => id === first && type.endsWith('/worksheet'))?.path;
  if (sheet === undefined || !parts.has(sheet)) return refuse('import_file_damaged');
  return {
    styles: read(pathOfType('/styles'), MOST_DESCRIBING),
    sharedStrings: read(pathOfType('/sharedStrings')),
    sheet: read(sheet),
    isFrom1904: attributeOf(tagsOf(workbook, 'workbookPr')[0] ?? '', 'date1904') === '1',
  };
}

function assertHarmless(parts: ReadonlyMap<string, ZipPart>): void {
  const declared = [...parts.values()].reduce((sum, { size }) => sum + size, 0);
  const hasMacros = [...parts.keys()].some((name) =>
    /vbaProject|xlmacro|macrosheets?\//i.test(name),
  );
  if (hasMacros) refuse('import_file_macros');
  if (declared > MOST_DECLARED || parts.size > MOST_PARTS) refuse('import_file_too_large');
  if (!parts.has(WORKBOOK)) refuse('import_file_type');
}

/** Resolves a path relative to the archive's root or the workbook's folder. */
function pathOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function tagsOf(xml: string, name: string): readonly string[] {
  return xml.match(new RegExp(`<(?:[\\w.-]+:)?${name}\\s[^<>]*>`, 'g')) ?? [];
}

function attributeOf(tag: string, name: string): string {
  const found = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found?.[1] ?? found?.[2] ?? '';
}
