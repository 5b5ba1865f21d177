import { setImmediate } from 'node:timers/promises';
import { AppError, fieldError, staleVersion } from '@dispatch/domain/errors';
import type { ImportKind } from '@dispatch/domain/imports/fields';
import { columnsOf } from '@dispatch/domain/imports/fields';
import { assertPriceColumns } from '@dispatch/domain/imports/price-columns';
import type { RowProblem } from '@dispatch/domain/imports/problems';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { readInBatches } from '../../../database/records/read-in-batches';
import { type Row, toNumber, toText } from '../../../database/rows';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { CustomerRepository } from '../../customers/customer.repository';
import { ImportQueries } from './import.queries';
import { cellsOf, headsOfImport, ImportRepository, mappingOfImport } from './import.repository';
import type { ImportAnswer } from './import.schema';
import { KeptMappings } from './kept-mappings';
import { type Reading, RowReader, stateOfRow } from './rows/row-reader';
import { DuplicateRows } from './rows/duplicate-rows';
import type { ImportColumnsDto } from './import.dto';

const BATCH = 250;
const CHANGEABLE = ['draft', 'stopped', 'done'] as const;

interface Judged {
  readonly id: number;
  /** JSON, as read from the file. */
  readonly cells: string;
  readonly state: 'ready' | 'wrong';
  readonly problems: readonly RowProblem[];
}

/** The change, and the version of the import after it. */
interface Changed {
  readonly id: number;
  readonly version: number;
  readonly reading: Reading;
}

/** Changes the column mapping, and reads all rows again that have no record yet. */
@Injectable()
export class ChangeColumnsService {
  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly repository: ImportRepository,
    private readonly queries: ImportQueries,
    private readonly customers: CustomerRepository,
    private readonly kept: KeptMappings,
    private readonly reader: RowReader,
  ) {}

  /**
   * Sending the same columns again repairs an import that a killed server left half read.
   * @throws AppError not_found, stale_version, validation_failed; import_elsewhere also if the import was run or
   * remapped while its rows were read
   */
  async change(
    actor: Actor,
    { id, version }: Target,
    body: ImportColumnsDto,
  ): Promise<ImportAnswer> {
    const { columns: mapping, dateOrder = null, customerId = null, keepFor = 'nobody' } = body;
    const changed = await this.transactions.run(async (tx): Promise<Changed> => {
      const held = await this.repository.hold(tx, id, CHANGEABLE);
      if (version !== null && version !== held.version)
        throw staleVersion(await this.queries.get(id));
      const kind = held.kind as ImportKind; // checked when written
      const heads = headsOfImport(held);
      assertColumns(kind, body, heads.length);
      assertPriceColumns(mapping, { heads, mapping: mappingOfImport(held) }, actor);
      if (customerId !== null && (await this.customers.find(tx, customerId)) === null)
        throw fieldError('customerId', 'unknown_customer');
      await this.repository.setColumns(tx, id, { mapping, dateOrder, customerId });
      if (keepFor !== 'nobody') {
        const whose = keepFor === 'customer' ? customerId : null;
        await this.kept.keep(tx, kind, whose, { heads, mapping, dateOrder });
      }
      return { id, version: held.version + 1, reading: { kind, mapping, dateOrder, customerId } };
    });
    await this.judgeAll(changed);
    return this.queries.get(id);
  }

  private async judgeAll({ id, version, reading }: Changed): Promise<void> {
    const twins = new DuplicateRows();
    const open = `SELECT id, line, cells FROM import_rows WHERE importId = ?
      AND state IN ('ready', 'wrong') AND id > ? ORDER BY id LIMIT ?`;
    for await (const rows of readInBatches(this.database, open, [id], { size: BATCH })) {
      const cells = rows.map((row) => cellsOf({ cells: toText(row.cells) }));
      const read = await this.reader.read(reading, cells);
      const judged = rows.map((row, at): Judged => {
        const one = read[at];
        const problems = one ? [...one.problems, ...twins.problemsOf(one, toNumber(row.line))] : [];
        return {
          id: toNumber(row.id),
          cells: toText(row.cells),
          state: stateOfRow(problems),
          problems,
        };
      });
      await this.write(id, version, judged);
      await setImmediate();
    }
  }

  /** Writes all rows of a batch in one statement, except those corrected since. */
  private write(id: number, version: number, all: readonly Judged[]): Promise<void> {
    const textOf = ({ problems }: Judged) =>
      problems.length === 0 ? null : JSON.stringify(problems);
    return this.transactions.run(async (tx) => {
      const held = await this.repository.hold(tx, id, CHANGEABLE);
      if (held.version !== version) throw new AppError('import_elsewhere');
      const rows = await tx.manager.query<Row[]>(
        `SELECT id, cells FROM import_rows WHERE id IN (${all.map(() => '?').join(', ')})`,
        all.map((one) => one.id),
      );
      const cells = new Map(rows.map((row) => [toNumber(row.id), toText(row.cells)]));
      const judged = all.filter((one) => cells.get(one.id) === one.cells);
      if (judged.length === 0) return;
      const each = (part: string) => judged.map(() => `WHEN ? THEN ${part}`).join(' ');
      await tx.manager.query(
        `UPDATE import_rows SET state = CASE id ${each('?')} END, problems = CASE id ${each('?')} END
          WHERE id IN (${judged.map(() => '?').join(', ')}) AND state IN ('ready', 'wrong')`,
        [
          ...judged.flatMap((one) => [one.id, one.state]),
          ...judged.flatMap((one) => [one.id, textOf(one)]),
          ...judged.map((one) => one.id),
        ],
      );
    });
  }
}

/** @throws AppError validation_failed */
function assertColumns(
  kind: ImportKind,
  { columns, keepFor, customerId }: ImportColumnsDto,
  heads: number,
) {
  const seen = new Set<string>();
  for (const [at, column] of columns.entries()) {
    if (column === null) continue;
    const known = columnsOf(kind);
    if (!known.includes(column))
      throw fieldError(`columns.${String(at)}`, 'not_one_of', { values: known.join(', ') });
    if (seen.has(column)) throw fieldError(`columns.${String(at)}`, 'doubled_column');
    seen.add(column);
  }
  if (columns.length !== heads) throw fieldError('columns', 'one_for_each_head', { count: heads });
  if (keepFor === 'customer' && customerId == null) throw fieldError('customerId', 'required');
}
