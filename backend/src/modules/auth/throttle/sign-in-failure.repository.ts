import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { SignInFailure } from '../../../database/schema/entities/accounts/sign-in-failure';
import type { Tx } from '../../../database/transactions/transaction';

@Injectable()
export class SignInFailureRepository {
  find(tx: Tx, subjectHash: string): Promise<SignInFailure | null> {
    return tx.manager.findOneBy(SignInFailure, { subjectHash });
  }

  async insert(tx: Tx, subjectHash: string, at: Date): Promise<void> {
    await tx.manager.insert(SignInFailure, { subjectHash, failures: 1, lastFailureAt: at });
  }

  /** Increments the count in the database; returns whether a row existed. */
  async countOne(tx: Tx, subjectHash: string): Promise<boolean> {
    const { affected } = await tx.manager.update(
      SignInFailure,
      { subjectHash },
      { failures: () => 'failures + 1' },
    );
    return affected === 1;
  }

  async stamp(tx: Tx, id: number, failures: number, lastFailureAt: Date): Promise<void> {
    await tx.manager.update(SignInFailure, { id }, { failures, lastFailureAt });
  }

  async forgive(tx: Tx, subjectHash: string): Promise<void> {
    await tx.manager.delete(SignInFailure, { subjectHash });
  }

  async subtract(tx: Tx, subjectHash: string, failures: number): Promise<void> {
    const left = `CASE WHEN failures > ${String(failures)} THEN failures - ${String(failures)} ELSE 0 END`;
    await tx.manager.update(SignInFailure, { subjectHash }, { failures: () => left });
  }

  async removeOld(tx: Tx, before: Date): Promise<void> {
    await tx.manager.delete(SignInFailure, { lastFailureAt: LessThan(before) });
  }
}
