import { SERVICE_ACCOUNT } from '@dispatch/domain/people/scopes';
import type { PersonKind } from '@dispatch/domain/privacy/person';
import { Injectable } from '@nestjs/common';
import sql, { raw } from 'sql-template-tag';
import { Database } from '../../../../database/database';
import { found } from '../../../../database/records/found';
import { type Row, toFlag, toNullable, toNumber, toText } from '../../../../database/rows';
import { personClause } from '../../../../search/person-search';
import { erasureBlocks } from '../erasure/erasure-blocks';
import { findSubject, type Query } from '../subject';
import type { FoundPersonAnswer, PersonAnswer } from './people.schema';

/** Per kind. */
const MOST = 10;

interface Source {
  readonly kind: PersonKind;
  readonly select: string;
  readonly columns: { readonly nameSort: string; readonly email: string };
  readonly where: string;
}

const deleted = (column: string) => `CASE WHEN ${column} IS NULL THEN 0 ELSE 1 END AS isDeleted`;

const SOURCES: readonly Source[] = [
  {
    kind: 'user',
    select: `SELECT u.id, u.name, u.email AS detail, ${deleted('u.deletedAt')} FROM users u
      LEFT JOIN drivers d ON d.userId = u.id`,
    columns: { nameSort: 'u.nameSort', email: 'u.email' },
    where: `d.id IS NULL AND u.role <> '${SERVICE_ACCOUNT}'`,
  },
  {
    kind: 'driver',
    select: `SELECT d.id, d.name, u.email AS detail, ${deleted('u.deletedAt')} FROM drivers d
      JOIN users u ON u.id = d.userId`,
    columns: { nameSort: 'd.nameSort', email: 'u.email' },
    where: '1 = 1',
  },
  {
    kind: 'customer',
    select: `SELECT id, name, email AS detail, ${deleted('deletedAt')} FROM customers`,
    columns: { nameSort: 'nameSort', email: 'email' },
    where: '1 = 1',
  },
  {
    kind: 'contact',
    select: `SELECT id, contactName AS name, name AS detail, ${deleted('deletedAt')} FROM customers`,
    columns: { nameSort: 'LOWER(contactName)', email: 'email' },
    where: 'contactName IS NOT NULL',
  },
];

/** Finds people with stored data, including deleted ones. */
@Injectable()
export class PeopleQueries {
  constructor(private readonly database: Database) {}

  async find(words: string): Promise<FoundPersonAnswer[]> {
    const parts = await Promise.all(SOURCES.map((source) => this.findIn(source, words)));
    return parts.flat();
  }

  /** @throws AppError not_found */
  async get(kind: PersonKind, id: number): Promise<PersonAnswer> {
    const query: Query = (sql, values) => this.database.query(sql, values);
    const subject = found(await findSubject(query, kind, id));
    return { kind, id, name: subject.name, ...(await erasureBlocks(query, subject)) };
  }

  private async findIn(source: Source, words: string): Promise<FoundPersonAnswer[]> {
    const { kind, select, columns, where } = source;
    const clause = personClause(words, columns);
    if (clause === null) return [];
    const rows = await this.database
      .select<Row>(sql`${raw(select)} WHERE ${raw(where)} AND ${clause}
      ORDER BY ${raw(columns.nameSort)}, 1 LIMIT ${MOST}`);
    return rows.map((row) => ({
      kind,
      id: toNumber(row.id),
      name: toText(row.name),
      detail: toNullable(row.detail, toText),
      isDeleted: toFlag(toNumber(row.isDeleted)),
    }));
  }
}
