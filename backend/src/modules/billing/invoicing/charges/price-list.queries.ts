import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import type { Row } from '../../../../database/rows';
import type { PriceListItemAnswer } from './price-list.schema';
import { presentItem } from './present-charge';

const ITEMS = `SELECT id, nameEn, nameFr, unit, price, taxable, proposedBy, createdAt, updatedAt, version
  FROM price_list_items WHERE deletedAt IS NULL`;

/** Reads the price list. Inside a transaction it sees uncommitted writes. */
@Injectable()
export class PriceListQueries {
  constructor(private readonly database: Database) {}

  /** By English name. */
  async list(): Promise<PriceListItemAnswer[]> {
    const rows = await this.database.query<Row>(`${ITEMS} ORDER BY nameEn, id`);
    return rows.map(presentItem);
  }

  /** @throws AppError not_found */
  async get(id: number): Promise<PriceListItemAnswer> {
    return presentItem(await this.database.one<Row>(`${ITEMS} AND id = ?`, [id]));
  }

  /** The items that a driver's report can propose. */
  async proposed(): Promise<PriceListItemAnswer[]> {
    const rows = await this.database.query<Row>(
      `${ITEMS} AND proposedBy IS NOT NULL ORDER BY nameEn, id`,
    );
    return rows.map(presentItem);
  }
}
