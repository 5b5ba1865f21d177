import { refuse } from './refusal';

const ITEM = /<(?:[\w.-]+:)?si(?:\s[^<>]*)?>/g;
const ROOT = /<(?:[\w.-]+:)?sst(?:\s[^<>]*)?>/;

/** The shared strings of a workbook, which cells reference by number. */
export class SharedStrings {
  private readonly starts: number[] = [];
  private readonly root: string;
  private readonly end: number;

  constructor(private readonly xml: string) {
    this.root =
      ROOT.exec(xml)?.[0] ??
      '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
    for (const { index } of xml.matchAll(ITEM)) this.starts.push(index);
    const end = xml.lastIndexOf('</');
    this.end = end === -1 ? xml.length : end;
  }

  /** A table of only these items, in this order. @throws Refusal import_file_damaged for a missing number */
  tableOf(numbers: Iterable<number>): string {
    const items = [...numbers].map((number) => {
      const start = this.starts[number];
      if (start === undefined) return refuse('import_file_damaged');
      return this.xml.slice(start, this.starts[number + 1] ?? this.end);
    });
    return `${this.root}${items.join('')}${this.root.replace(/^<([\w.:-]+).*$/s, '</$1>')}`;
  }
}
