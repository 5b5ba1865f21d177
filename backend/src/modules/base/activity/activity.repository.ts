import { Injectable } from '@nestjs/common';
import { Activity } from '../../../database/schema/entities/activity';
import { insertLastly } from '../../../database/records/records';
import type { Tx } from '../../../database/transactions/transaction';

@Injectable()
export class ActivityRepository {
  /** Returns a function that gives the new entry's id; call it after the commit. */
  insert(tx: Tx, entry: Omit<Activity, 'id'>): Promise<() => number> {
    return insertLastly(tx, Activity, entry);
  }
}
