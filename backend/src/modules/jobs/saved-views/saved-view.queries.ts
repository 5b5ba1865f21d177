import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { type Row, toDate } from '../../../database/rows';
import type { SavedViewAnswer } from './saved-view.schema';

const SELECT = `SELECT v.id, v.list, v.name, v.query, v.createdAt, v.updatedAt, v.version
  FROM saved_views v WHERE v.userId = ?`;

function present(row: Row): SavedViewAnswer {
  return {
    // the named columns, validated when written
    ...(row as Pick<SavedViewAnswer, 'id' | 'list' | 'name' | 'query' | 'version'>),
    createdAt: toDate(row.createdAt).toISOString(),
    updatedAt: toDate(row.updatedAt).toISOString(),
  };
}

/** Reads the views of one user. Other users' views return not_found. */
@Injectable()
export class SavedViewQueries {
  constructor(private readonly database: Database) {}

  async list(userId: number): Promise<SavedViewAnswer[]> {
    const rows = await this.database.query<Row>(`${SELECT} ORDER BY v.nameKey, v.id`, [userId]);
    return rows.map(present);
  }

  /** @throws AppError not_found */
  async get(userId: number, id: number): Promise<SavedViewAnswer> {
    return present(await this.database.one<Row>(`${SELECT} AND v.id = ?`, [userId, id]));
  }
}
