import { AppError, type ErrorCode } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import type { Actor } from '../../../http/access/actor';
import { ApplyOperationService } from './apply-operation.service';
import type { OperationResult, SendingAnswer } from './driver-operation.schema';
import type { SendingDto } from './driver-operation.dto';

/** Temporary errors: the same operation may be sent again. */
const PASSING: readonly ErrorCode[] = ['database_unavailable', 'idempotency_in_flight'];

/** Applies the queued operations of a phone in the order of the driver's taps. */
@Injectable()
export class SendOperationsService {
  constructor(
    private readonly application: ApplyOperationService,
    private readonly clock: Clock,
  ) {}

  /**
   * A rejected operation does not stop the next ones. A temporary error does, so that the order is kept.
   * @throws AppError when not even the first can be applied now
   */
  async send(actor: Actor, { sentAt, operations }: SendingDto): Promise<SendingAnswer> {
    const sending = { sentAt, receivedAt: this.clock.now() };
    const results: OperationResult[] = [];
    for (const operation of operations) {
      try {
        results.push(await this.application.apply(actor, operation, sending));
      } catch (error) {
        const isPassing = error instanceof AppError && PASSING.includes(error.code);
        if (!isPassing || results.length === 0) throw error;
        break;
      }
    }
    const waiting = operations.slice(results.length).map(({ id }): OperationResult => ({
      id,
      outcome: 'retry',
      code: null,
      message: null,
      job: null,
    }));
    return { results: [...results, ...waiting] };
  }
}
