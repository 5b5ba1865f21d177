import { Injectable } from '@nestjs/common';
import { Activity } from '../../database/entities/activity';
import type { Tx } from '../../database/transaction';

@Injectable()
export class ActivityRepository {
  /** Answers the id of the new entry. */
  async insert(tx: Tx, entry: Omit<Activity, 'id'>): Promise<number> {
    const row = tx.manager.create(Activity, entry);
    await tx.manager.insert(Activity, row);
    return row.id;
  }
}
