import { AppError } from '@dispatch/domain/errors';
import type { DateOrder } from '@dispatch/domain/imports/dates';
import type {
  ImportColumn,
  ImportKind,
  ImportState,
  Mapping,
} from '@dispatch/domain/imports/fields';
import type { RowProblem } from '@dispatch/domain/imports/problems';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { uniqueViolation } from '../../../database/engines/unique-violation';
import { found } from '../../../database/records/found';
import {
  findRecord,
  holdRecord,
  insertRecord,
  insertRecords,
  rowsChanged,
  type Stored,
} from '../../../database/records/records';
import { Import, ImportRow } from '../../../database/schema/entities/imports/import';
import type { Tx } from '../../../database/transactions/transaction';

/** The limit for the cells of one row, below the size of a text column. */
export const MOST_ROW_BYTES = 60_000;

export type NewRow = Omit<Stored<ImportRow>, 'id'>;

export interface NewImport {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly heads: readonly string[];
  readonly mapping: Mapping;
  readonly dateOrder: DateOrder | null;
  readonly customerId: number | null;
  readonly sha256: string;
  readonly requestKey: string | null;
  readonly createdById: number;
  readonly createdByName: string;
}

@Injectable()
export class ImportRepository {
  constructor(private readonly clock: Clock) {}

  /**
   * The import is hidden until `open` confirms that all rows are stored. Returns the id.
   * @throws AppError idempotency_in_flight if a concurrent request has just used the same key
   */
  async insert(tx: Tx, { heads, mapping, ...given }: NewImport): Promise<number> {
    const now = this.clock.now();
    const inserting = insertRecord(tx, Import, {
      ...given,
      heads: JSON.stringify(heads),
      mapping: JSON.stringify(mapping),
      state: 'reading',
      startedAt: null,
      finishedAt: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    return inserting.catch((error: unknown) => {
      if (uniqueViolation(error) !== 'imports_request') throw error;
      throw new AppError('idempotency_in_flight', undefined, { cause: error });
    });
  }

  /** The import that was created with this key, or null. */
  async begun(tx: Tx, createdById: number, requestKey: string): Promise<Stored<Import> | null> {
    return findRecord(tx, Import, 'createdById = ? AND requestKey = ?', [createdById, requestKey]);
  }

  insertRows(tx: Tx, rows: readonly NewRow[]): Promise<void> {
    return insertRecords(tx, ImportRow, rows);
  }

  async open(tx: Tx, id: number): Promise<void> {
    await tx.manager.query("UPDATE imports SET state = 'draft' WHERE id = ?", [id]);
  }

  /**
   * Locks the import until this transaction ends.
   * @throws AppError not_found; import_elsewhere if it is in none of the states
   */
  async hold(tx: Tx, id: number, states: readonly ImportState[]): Promise<Stored<Import>> {
    const held = found(await holdRecord(tx, Import, "id = ? AND state <> 'reading'", [id]));
    if (!states.some((state) => state === held.state)) throw new AppError('import_elsewhere');
    return held;
  }

  async move(tx: Tx, id: number, state: ImportState): Promise<void> {
    const now = this.clock.now();
    const times =
      state === 'running' || state === 'undoing'
        ? { started: now, finished: null }
        : { started: null, finished: now };
    await tx.manager.query(
      `UPDATE imports SET state = ?, startedAt = COALESCE(?, startedAt), finishedAt = ?, updatedAt = ?,
        version = version + 1 WHERE id = ?`,
      [state, times.started, times.finished, now, id],
    );
  }

  async setColumns(
    tx: Tx,
    id: number,
    given: Pick<NewImport, 'mapping' | 'dateOrder' | 'customerId'>,
  ): Promise<void> {
    await tx.manager.query(
      `UPDATE imports SET mapping = ?, dateOrder = ?, customerId = ?, updatedAt = ?, version = version + 1
        WHERE id = ?`,
      [JSON.stringify(given.mapping), given.dateOrder, given.customerId, this.clock.now(), id],
    );
  }

  async setProblems(tx: Tx, rowId: number, problems: readonly RowProblem[]): Promise<void> {
    const text = problems.length === 0 ? null : JSON.stringify(problems);
    await tx.manager.query('UPDATE import_rows SET problems = ? WHERE id = ?', [text, rowId]);
  }

  /** False if the row's state has changed. */
  async changeRow(
    tx: Tx,
    id: number,
    before: string,
    { state, problems, record }: RowOutcome,
  ): Promise<boolean> {
    const {
      recordId = null,
      recordVersion = null,
      customerId = null,
      customerMadeId = null,
    } = record ?? {};
    const changed = await rowsChanged(
      tx,
      `UPDATE import_rows SET state = ?, problems = COALESCE(?, problems), recordId = ?, recordVersion = ?, customerId = ?, customerMadeId = ?
        WHERE id = ? AND state = ?`,
      [state, problems ?? null, recordId, recordVersion, customerId, customerMadeId, id, before],
    );
    return changed === 1;
  }
}

export interface RowOutcome {
  readonly state: string;
  /** JSON. Absent keeps the stored value. */
  readonly problems?: string;
  readonly record?: Partial<
    Pick<ImportRow, 'recordId' | 'recordVersion' | 'customerId' | 'customerMadeId'>
  >;
}

export function kindOf({ kind }: Pick<Import, 'kind'>): ImportKind {
  return kind as ImportKind; // checked when written
}

export function mappingOfImport({ mapping }: Pick<Import, 'mapping'>): Mapping {
  return JSON.parse(mapping) as (ImportColumn | null)[]; // so written
}

export function headsOfImport({ heads }: Pick<Import, 'heads'>): string[] {
  return JSON.parse(heads) as string[]; // so written
}

export function cellsOf({ cells }: Pick<ImportRow, 'cells'>): string[] {
  return JSON.parse(cells) as string[]; // so written
}
