import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { SignInFailure } from '../../database/schema/entities/accounts/sign-in-failure';
import type { Tx } from '../../database/transactions/transaction';

@Injectable()
export class SignInFailureRepository {
  constructor(
    @InjectRepository(SignInFailure) private readonly failures: Repository<SignInFailure>,
  ) {}

  find(tx: Tx, subjectHash: string): Promise<SignInFailure | null> {
    return this.in(tx).findOneBy({ subjectHash });
  }

  async insert(tx: Tx, subjectHash: string, at: Date): Promise<void> {
    await this.in(tx).insert({ subjectHash, failures: 1, lastFailureAt: at });
  }

  /** Increments the count in the database; returns whether a row existed. */
  async countOne(tx: Tx, subjectHash: string): Promise<boolean> {
    const { affected } = await this.in(tx).update(
      { subjectHash },
      { failures: () => 'failures + 1' },
    );
    return affected === 1;
  }

  async stamp(tx: Tx, id: number, failures: number, lastFailureAt: Date): Promise<void> {
    await this.in(tx).update({ id }, { failures, lastFailureAt });
  }

  async forgive(tx: Tx, subjectHash: string): Promise<void> {
    await this.in(tx).delete({ subjectHash });
  }

  async subtract(tx: Tx, subjectHash: string, failures: number): Promise<void> {
    const left = `CASE WHEN failures > ${String(failures)} THEN failures - ${String(failures)} ELSE 0 END`;
    await this.in(tx).update({ subjectHash }, { failures: () => left });
  }

  async removeOld(tx: Tx, before: Date): Promise<void> {
    await this.in(tx).delete({ lastFailureAt: LessThan(before) });
  }

  private in(tx: Tx): Repository<SignInFailure> {
    return tx.manager.withRepository(this.failures);
  }
}
