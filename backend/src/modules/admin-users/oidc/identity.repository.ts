import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { insertRecord } from '../../../database/records/records';
import { Identity } from '../../../database/schema/entities/accounts/identity';
import type { Tx } from '../../../database/transactions/transaction';

type Linked = Pick<Identity, 'issuer' | 'subject' | 'userId'>;

@Injectable()
export class IdentityRepository {
  find(tx: Tx, issuer: string, subject: string): Promise<Identity | null> {
    return tx.manager.findOneBy(Identity, { issuer, subject });
  }

  /** Whether this user is linked to another subject of the provider. */
  hasOther(tx: Tx, { issuer, subject, userId }: Linked): Promise<boolean> {
    return tx.manager.existsBy(Identity, { issuer, userId, subject: Not(subject) });
  }

  insert(tx: Tx, identity: Omit<Identity, 'id' | 'user'>): Promise<number> {
    return insertRecord(tx, Identity, identity);
  }

  async move(tx: Tx, id: number, userId: number): Promise<void> {
    await tx.manager.update(Identity, { id }, { userId });
  }
}
