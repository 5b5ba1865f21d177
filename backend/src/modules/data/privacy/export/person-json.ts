import type { RowsOfTable } from './person-rows';

export interface ExportHead {
  readonly kind: string;
  readonly id: number;
  readonly name: string;
  readonly madeAt: string;
}

const ABOUT =
  'Everything that is kept of this person, table by table. Photos, signed reports and PDFs of invoices are files: download them from the job or the invoice that is named here. Records may name other people too: look through them before you hand them out.';

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
