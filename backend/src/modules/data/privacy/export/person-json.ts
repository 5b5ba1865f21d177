import type { RowsOfTable } from './person-rows';

export interface ExportHead {
  readonly kind: string;
  readonly id: number;
  readonly name: string;
  readonly madeAt: string;
}

const ABOUT =
  'All information held about this person, table by table. Photos, signed reports and invoice PDFs are separate files: download them from the job or invoice named here. Records may also name other people: review them before you hand them over.';

/** Yields the export as JSON text, one record per line. */
export async function* personJson(
  { kind, id, name, madeAt }: ExportHead,
  tables: AsyncIterable<RowsOfTable>,
): AsyncGenerator<string> {
  const head = JSON.stringify({ about: ABOUT, madeAt, person: { kind, id, name } });
  yield `${head.slice(0, -1)},"records":{`;
  let isFirst = true;
  for await (const { table, rows } of tables) {
    let count = 0;
    for await (const row of rows) {
      const begin = count === 0 ? `${isFirst ? '' : ','}\n${JSON.stringify(table)}:[` : ',';
      yield `${begin}\n${JSON.stringify(row)}`;
      count += 1;
      isFirst = false;
    }
    if (count > 0) yield ']';
  }
  yield '}}\n';
}
