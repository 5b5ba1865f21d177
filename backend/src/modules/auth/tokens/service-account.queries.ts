import { SERVICE_ACCOUNT } from '@dispatch/domain/people/scopes';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { type Row, toDate, toNumber, toText } from '../../../database/rows';
import type { ServiceAccountAnswer } from './token.schema';

const SELECT = `SELECT u.id, u.name, u.createdAt FROM users u
  WHERE u.role = '${SERVICE_ACCOUNT}' AND u.deletedAt IS NULL`;

const present = (row: Row): ServiceAccountAnswer => ({
  id: toNumber(row.id),
  name: toText(row.name),
  createdAt: toDate(row.createdAt).toISOString(),
});

@Injectable()
export class ServiceAccountQueries {
  constructor(private readonly database: Database) {}

  /** Sorted by name. */
  async list(): Promise<ServiceAccountAnswer[]> {
    return (await this.database.query<Row>(`${SELECT} ORDER BY u.nameSort, u.id`)).map(present);
  }

  /** @throws AppError not_found */
  async get(id: number): Promise<ServiceAccountAnswer> {
    return present(await this.database.one<Row>(`${SELECT} AND u.id = ?`, [id]));
  }
}
