import { setImmediate } from 'node:timers/promises';
import { AppError, fieldError } from '@dispatch/domain/errors';
import { dateOrderOf, type DateOrder } from '@dispatch/domain/imports/dates';
import { DATE_COLUMNS, IMPORT_LIMITS, type Mapping } from '@dispatch/domain/imports/fields';
import { findHeads, isFilled, mappingOf } from '@dispatch/domain/imports/heads';
import { assertPriceColumns } from '@dispatch/domain/imports/price-columns';
import { can } from '@dispatch/domain/people/permissions';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { Settings } from '../../../../config/settings';
import { Database } from '../../../../database/database';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import type { Actor } from '../../../../http/access/actor';
import type { ReceivedFile } from '../../../../http/files/received-file';
import { FileReader, fileTooLarge } from '../../../../import-files/file-reader';
import type { FileRows } from '../../../../import-files/read-file';
import { CustomerRepository } from '../../../customers/customer.repository';
import { READING_MS } from './file-rule';
import { hideImport, removeImport } from '../forget-import';
import { ImportQueries } from '../import.queries';
import { ImportRepository, MOST_ROW_BYTES, type NewRow } from '../import.repository';
import type { ImportAnswer } from '../import.schema';
import { KeptMappings } from '../kept-mappings';
import { type Reading, RowReader, stateOfRow } from '../rows/row-reader';
import { DuplicateRows } from '../rows/duplicate-rows';
import type { NewImportQueryDto } from '../import.dto';

/** Rows per statement and transaction. */
const BATCH = 250;
const HEAD_LENGTH = 100;

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads an uploaded file and stores its rows without creating records. */
@Injectable()
export class TakeImportService {
  private readonly log = new Logger('Imports');

  constructor(
    private readonly files: FileReader,
    private readonly transactions: TransactionRunner,
    private readonly repository: ImportRepository,
    private readonly queries: ImportQueries,
    private readonly customers: CustomerRepository,
    private readonly kept: KeptMappings,
    private readonly reader: RowReader,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * A file with the key of an earlier request returns the import of that request.
   * @throws AppError that explains why the file cannot be read; forbidden, token_scope_missing, validation_failed,
   * idempotency_in_flight, idempotency_mismatch
   */
  async take(
    actor: Actor,
    given: NewImportQueryDto,
    file: ReceivedFile,
    requestKey: string | null,
  ): Promise<ImportAnswer> {
    if (!can(actor, 'customers:manage')) throw new AppError('forbidden');
    const { kind, fileName, customerId = null } = given;
    await this.assertCustomer(customerId);
    const begun = await this.begun(actor, file, requestKey);
    if (begun !== null) return this.queries.get(begun);
    const rows = await this.files.read(file.path);
    const kept = await this.kept.read(kind, customerId);
    const found = findHeads(kind, rows, kept.heads);
    const heads = found.heads.map((head) => head.slice(0, HEAD_LENGTH));
    const lines = linesBelow(rows, found.rows);
    const mapping = mappingOf(kind, heads, kept.heads);
    assertPriceColumns(mapping, { heads, mapping: [] }, actor);
    const today = dayOf(this.clock.now(), this.settings.company.timeZone);
    const dateOrder = kept.dateOrder ?? orderIn(lines, mapping, today);
    const reading: Reading = { kind, mapping, dateOrder, customerId };
    const id = await this.transactions.run((tx) =>
      this.repository.insert(tx, {
        ...reading,
        ...{ fileName, heads, sha256: file.sha256, requestKey },
        ...{ createdById: actor.userId, createdByName: actor.name },
      }),
    );
    await this.keepRows(id, reading, lines).catch(async (error: unknown) => {
      await this.forget(id);
      throw error;
    });
    await this.transactions.run((tx) => this.repository.open(tx, id));
    return this.queries.get(id);
  }

  /** The id of the import that was created with this key, or null. */
  private begun(
    { userId }: Actor,
    { sha256 }: ReceivedFile,
    key: string | null,
  ): Promise<number | null> {
    if (key === null) return Promise.resolve(null);
    return this.transactions.run(async (tx) => {
      const known = await this.repository.begun(tx, userId, key);
      if (known === null) return null;
      if (known.sha256 !== sha256) throw new AppError('idempotency_mismatch');
      if (known.state !== 'reading') return known.id;
      // Longer than any request takes, so the server that read the file was killed.
      if (this.clock.now().getTime() - known.createdAt.getTime() < READING_MS)
        throw new AppError('idempotency_in_flight');
      // The cleanup deletes its rows.
      await hideImport(tx, known.id);
      return null;
    });
  }

  private async assertCustomer(customerId: number | null): Promise<void> {
    if (customerId === null) return;
    const customer = await this.transactions.run((tx) => this.customers.find(tx, customerId));
    if (customer === null) throw fieldError('customerId', 'unknown_customer');
  }

  /** Frees the key, so that a repeat does not wait for the failed request. */
  private async forget(id: number): Promise<void> {
    try {
      await this.transactions.run((tx) => hideImport(tx, id));
      const { database, transactions } = this;
      await removeImport({ database, transactions }, id);
    } catch (error) {
      this.log.warn(
        `Import ${String(id)} was read in part and is not deleted yet: ${String(error)}`,
      );
    }
  }

  private async keepRows(id: number, reading: Reading, lines: readonly Line[]): Promise<void> {
    const twins = new DuplicateRows();
    for (let at = 0; at < lines.length; at += BATCH) {
      const some = lines.slice(at, at + BATCH);
      const read = await this.reader.read(
        reading,
        some.map(({ cells }) => cells),
      );
      const rows = some.map(({ line, cells }, place): NewRow => {
        const row = read[place];
        const problems = row ? [...row.problems, ...twins.problemsOf(row, line)] : [];
        return {
          ...{ importId: id, line, cells: JSON.stringify(cells), state: stateOfRow(problems) },
          problems: problems.length === 0 ? null : JSON.stringify(problems),
          ...{ recordId: null, recordVersion: null, customerId: null, customerMadeId: null },
        };
      });
      await this.transactions.run((tx) => this.repository.insertRows(tx, rows));
      // SQLite answers synchronously, which would starve other requests.
      await setImmediate();
    }
  }
}

/** @throws AppError import_file_empty, import_file_too_large */
function linesBelow(rows: FileRows, above: number): Line[] {
  const lines = rows
    .map((cells, at) => ({ line: at + 1, cells }))
    .slice(above)
    .filter(({ cells }) => isFilled(cells));
  if (lines.length === 0) throw new AppError('import_file_empty');
  const isLong = ({ cells }: Line) => Buffer.byteLength(JSON.stringify(cells)) > MOST_ROW_BYTES;
  if (lines.length > IMPORT_LIMITS.rows || lines.some(isLong)) throw fileTooLarge();
  return lines;
}

function orderIn(lines: readonly Line[], mapping: Mapping, today: string): DateOrder | null {
  const places = DATE_COLUMNS.map((column) => mapping.indexOf(column)).filter(
    (place) => place !== -1,
  );
  const dates = lines.flatMap(({ cells }) => places.map((place) => cells[place] ?? ''));
  return places.length === 0 ? null : dateOrderOf(dates, today);
}
