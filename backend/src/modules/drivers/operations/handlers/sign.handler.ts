import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../database/transactions/transaction';
import { SignJobService } from '../../signatures/sign-job.service';
import { type Accepted, type OperationHandler, said, targetOf } from '../operation-handler';

/** `sign` */
@Injectable()
export class SignHandler implements OperationHandler {
  constructor(private readonly signing: SignJobService) {}

  async carryOut(_tx: Tx, { actor, job, wish, tappedAt, receivedAt }: Accepted): Promise<void> {
    await this.signing.sign(actor, targetOf(job), {
      stage: said(wish.stage),
      signature: said(wish.signature),
      signedAt: tappedAt,
      receivedAt,
    });
  }
}
