import { Injectable } from '@nestjs/common';
import { Activity } from '../../database/entities/activity';
import { insertLastly } from '../../database/records';
import type { Tx } from '../../database/transaction';

@Injectable()
export class ActivityRepository {
  /** Answers the id of the new entry, which is known after the commit. */
  insert(tx: Tx, entry: Omit<Activity, 'id'>): Promise<() => number> {
    return insertLastly(tx, Activity, entry);
  }
}
