import {
  problemMessage,
  type RowProblem,
  visibleProblems,
} from '@dispatch/domain/imports/problems';
import { visibleCells } from '@dispatch/domain/imports/price-columns';
import { can, type PermissionSet } from '@dispatch/domain/people/permissions';
import { toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { foundRow } from '../../../../database/records/found';
import { type Row, toNullable, toNumber, toText } from '../../../../database/rows';
import type { Import } from '../../../../database/schema/entities/imports/import';
import { PageOf, pageOrFirst } from '../../../../http/answers/paging';
import type { ImportAnswer } from '../import.schema';
import { ImportQueries } from '../import.queries';
import { cellsOf, kindOf, mappingOfImport } from '../import.repository';
import type { ImportRowAnswer } from './import-row.schema';
import { type ReadRow, type Reading, RowReader } from './row-reader';
import type { ImportRowsQueryDto } from './import-row.dto';

const SELECT =
  'SELECT id, line, cells, state, problems, recordId FROM import_rows WHERE importId = ?';

/** Reads rows of an import with their results. */
@Injectable()
export class ImportRowQueries {
  constructor(
    private readonly database: Database,
    private readonly imports: ImportQueries,
    private readonly reader: RowReader,
  ) {}

  /** In file order; always a page. @throws AppError not_found */
  async list(
    reader: PermissionSet,
    id: number,
    query: ImportRowsQueryDto,
  ): Promise<PageOf<ImportRowAnswer>> {
    const owner = await this.imports.get(id);
    const page = pageOrFirst(query);
    const { counts } = owner;
    const whole = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const ofState = query.state === 'left-out' ? counts.leftOut : counts[query.state ?? 'ready'];
    const direction = query.order === 'desc' ? 'DESC' : 'ASC';
    const rows = await this.database.query<Row>(
      `${SELECT}${query.state === undefined ? '' : ' AND state = ?'} ORDER BY id ${direction}
        LIMIT ? OFFSET ?`,
      [id, ...(query.state === undefined ? [] : [query.state]), page.limit, page.offset],
    );
    const answers = await this.present(reader, owner, rows);
    return new PageOf(answers, query.state === undefined ? whole : ofState, page);
  }

  /** @throws AppError not_found */
  async get(reader: PermissionSet, id: number, rowId: number): Promise<ImportRowAnswer> {
    const owner = await this.imports.get(id);
    const rows = await this.database.query<Row>(`${SELECT} AND id = ?`, [id, rowId]);
    return foundRow(await this.present(reader, owner, rows));
  }

  private async present(
    reader: PermissionSet,
    owner: ImportAnswer,
    rows: readonly Row[],
  ): Promise<ImportRowAnswer[]> {
    const columns = { heads: owner.heads, mapping: owner.columns };
    const cells = rows.map((row) => cellsOf({ cells: toText(row.cells) }));
    const read = await this.reader.read(readingOf(owner), cells);
    return rows.map((row, at) => ({
      id: toNumber(row.id),
      line: toNumber(row.line),
      state: row.state as ImportRowAnswer['state'], // written only by this module
      cells: [...visibleCells(cells[at] ?? [], columns, reader)],
      problems: visibleProblems(problemsOf(row), reader).map(
        ({ column, code, params, isWarning }) => ({
          ...{ column, code, isWarning },
          ...(params === undefined ? {} : { params: { ...params } }),
          message: problemMessage({ code, ...(params && { params }) }),
        }),
      ),
      ...becomes(read[at], reader),
      recordId: toNullable(row.recordId, toNumber),
    }));
  }
}

export function readingOf({ kind, columns, dateOrder, customer }: ImportAnswer): Reading {
  return { kind, mapping: columns, dateOrder, customerId: customer?.id ?? null };
}

export function problemsOf({ problems }: { readonly problems?: unknown }): RowProblem[] {
  return problems == null ? [] : (JSON.parse(toText(problems)) as RowProblem[]); // so written
}

export function storedReading(stored: Import): Reading {
  return {
    kind: kindOf(stored),
    mapping: mappingOfImport(stored),
    dateOrder: stored.dateOrder as Reading['dateOrder'], // validated when written
    customerId: stored.customerId,
  };
}

function becomes(
  read: ReadRow | undefined,
  reader: PermissionSet,
): Pick<ImportRowAnswer, 'customer' | 'job'> {
  if (read === undefined) return { customer: null, job: null };
  const { job, customer, known } = read;
  const name = known?.name ?? customer?.name ?? job?.customer.name ?? job?.customer.email ?? '';
  const isBlacklisted = known?.isBlacklisted === true && can(reader, 'customers:read');
  const person = { id: known?.id ?? null, name, isBlacklisted };
  if (job === null) return { customer: person, job: null };
  const { customer: _person, priceCents, units, ...told } = job;
  const isHidden = priceCents === null || !can(reader, 'prices:read');
  const price = isHidden ? null : toDollars(priceCents);
  return {
    customer: name === '' ? null : person,
    job: { ...told, price, units: units.map((unit) => ({ ...unit })) },
  };
}
