import { Injectable } from '@nestjs/common';
import { Activity } from '../../database/entities/activity';
import { insertRecord } from '../../database/records';
import type { Tx } from '../../database/transaction';

@Injectable()
export class ActivityRepository {
  /** Answers the id of the new entry. */
  insert(tx: Tx, entry: Omit<Activity, 'id'>): Promise<number> {
    return insertRecord(tx, Activity, entry);
  }
}
