import { AppError, fieldError } from '@dispatch/domain/errors';
import { withHiddenCells } from '@dispatch/domain/imports/price-columns';
import { Injectable } from '@nestjs/common';
import { found } from '../../../../database/records/found';
import { findRecord, rowsChanged } from '../../../../database/records/records';
import { ImportRow } from '../../../../database/schema/entities/imports/import';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import type { Actor } from '../../../../http/access/actor';
import { cellsOf, headsOfImport, ImportRepository, MOST_ROW_BYTES } from '../import.repository';
import { ImportRowQueries, storedReading } from './import-row.queries';
import type { ImportRowAnswer } from './import-row.schema';
import { RowReader, stateOfRow } from './row-reader';
import type { ImportRowDto } from './import-row.dto';

const MENDABLE = ['ready', 'wrong', 'left-out'];

/** Corrects the cells of a row without a record, or skips or includes the row. */
@Injectable()
export class MendRowService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly repository: ImportRepository,
    private readonly queries: ImportRowQueries,
    private readonly reader: RowReader,
  ) {}

  /** @throws AppError not_found; import_elsewhere if the row or its import has changed state */
  async mend(
    actor: Actor,
    id: number,
    rowId: number,
    body: ImportRowDto,
  ): Promise<ImportRowAnswer> {
    await this.transactions.run(async (tx) => {
      const held = await this.repository.hold(tx, id, ['draft', 'stopped', 'done']);
      const row = found(await findRecord(tx, ImportRow, 'id = ? AND importId = ?', [rowId, id]));
      if (!MENDABLE.includes(row.state)) throw new AppError('import_elsewhere');
      const before = cellsOf(row);
      const reading = storedReading(held);
      const columns = { heads: headsOfImport(held), mapping: reading.mapping };
      const wanted = body.cells?.map((cell) => cell.trim());
      const cells = wanted === undefined ? before : withHiddenCells(wanted, before, columns, actor);
      const text = JSON.stringify(cells);
      if (Buffer.byteLength(text) > MOST_ROW_BYTES) throw fieldError('cells', 'list_too_long');
      const [read] = await this.reader.read(reading, [cells]);
      const problems = read?.problems ?? [];
      const isLeftOut = body.isLeftOut ?? row.state === 'left-out';
      const state = isLeftOut ? 'left-out' : stateOfRow(problems);
      const stored = problems.length === 0 ? null : JSON.stringify(problems);
      await rowsChanged(
        tx,
        'UPDATE import_rows SET cells = ?, problems = ?, state = ? WHERE id = ?',
        [text, stored, state, rowId],
      );
    });
    return this.queries.get(actor, id, rowId);
  }
}
