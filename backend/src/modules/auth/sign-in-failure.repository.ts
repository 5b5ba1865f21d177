import { Injectable } from '@nestjs/common';
import { SignInFailure } from '../../database/entities/sign-in-failure';
import type { Tx } from '../../database/transaction';

@Injectable()
export class SignInFailureRepository {
  find(tx: Tx, subjectHash: string): Promise<SignInFailure | null> {
    return tx.manager.findOneBy(SignInFailure, { subjectHash });
  }

  async insert(tx: Tx, subjectHash: string, at: Date): Promise<void> {
    await tx.manager.insert(SignInFailure, { subjectHash, failures: 1, lastFailureAt: at });
  }

  /** Counts one more, by the database itself, so that simultaneous attempts all count. */
  async countOne(tx: Tx, id: number, at: Date): Promise<void> {
    await tx.manager.update(
      SignInFailure,
      { id },
      { failures: () => 'failures + 1', lastFailureAt: at },
    );
  }

  async restart(tx: Tx, id: number, at: Date): Promise<void> {
    await tx.manager.update(SignInFailure, { id }, { failures: 1, lastFailureAt: at });
  }

  async forgive(tx: Tx, subjectHash: string): Promise<void> {
    await tx.manager.delete(SignInFailure, { subjectHash });
  }
}
