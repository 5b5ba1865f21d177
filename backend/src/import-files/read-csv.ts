import { CsvError, parse } from 'csv-parse/sync';
import { refuse } from './refusal';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Number of lines used to detect the separator. */
const LOOKED_AT = 20;
/** Otherwise an unclosed quotation mark would swallow the rest of the file. */
const LONGEST_ROW = 200_000;

/** @throws Refusal with the line that cannot be read */
export function readCsv(text: string): string[][] {
  const { named, body } = withoutHint(text);
  try {
    return parse(body, {
      delimiter: named ?? separatorOf(body),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: LONGEST_ROW,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse('import_file_line', { line: Number(error['lines'] ?? 1) });
  }
}

/** Excel may write its separator in an extra first line. */
function withoutHint(text: string): { named: string | null; body: string } {
  const hint = /^sep=(.)\r?\n/i.exec(text);
  if (hint === null) return { named: null, body: text };
  return { named: hint[1] ?? null, body: text.slice(hint[0].length) };
}

/** The separator that occurs, outside quotation marks, in most of the first lines; then the most frequent one. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, LONGEST_ROW)
    .split(/\r\n?|\n/)
    .slice(0, LOOKED_AT);
  const bare = lines.map((line) => line.replace(/"[^"]*"/g, ''));
  const weightOf = (mark: string) => {
    const counts = bare.map((line) => line.split(mark).length - 1);
    const most = counts.filter((count) => count > 0).length * 1_000;
    return most + counts.reduce((sum, count) => sum + count, 0);
  };
  const [best = ','] = [...SEPARATORS].sort((one, other) => weightOf(other) - weightOf(one));
  return best;
}
