import { createReadStream } from 'node:fs';
import { AppError } from '@dispatch/domain/errors';
import { Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import { Allow } from '../../../../http/access/access';
import { Answers } from '../../../../http/answers/answers';
import { maybe, recordId } from '../../../../http/answers/answer-fields';
import { Received, type ReceivedFile } from '../../../../http/files/received-file';
import { TakesFile } from '../../../../http/files/takes-file';
import { KnowsRepeats } from '../../../../http/idempotency/keeps-no-answer';
import { Outbox } from '../../../../workers/outbox';
import { BOUNCE_READ_BYTES, readBounce } from './read-bounce';

const MAX_BYTES = 10_000_000;

const BounceAnswer = z
  .object({
    mailId: maybe(recordId()).describe('The e-mail that came back; null for none.'),
  })
  .meta({ id: 'MailBounce' });

@ApiTags('Invoices')
@Controller('mail-bounces')
export class MailBouncesController {
  constructor(
    private readonly outbox: Outbox,
    private readonly transactions: TransactionRunner,
  ) {}

  @Post()
  @Allow('billing:manage')
  @TakesFile({
    types: ['message/rfc822'],
    maxBytes: MAX_BYTES,
    refusedType: 'unsupported_media_type',
    tooLarge: () => new AppError('too_large'),
  })
  @KnowsRepeats()
  @Answers(BounceAnswer)
  @ApiOperation({
    summary: 'Report a returned e-mail',
    description:
      'The body is the message as the mailbox in `MAIL_BOUNCES_TO` took it in. A report of non-delivery parks the e-mail that it is about, and the office gets a notice; anything else changes nothing. Nor does the same report sent again: its `mailId` is null. Only the first megabyte is read.',
  })
  async takeBounce(@Received() file: ReceivedFile): Promise<z.output<typeof BounceAnswer>> {
    const start = createReadStream(file.path, { end: BOUNCE_READ_BYTES - 1 });
    const bounce = await readBounce(start);
    if (bounce === null) return { mailId: null };
    const { kind, taskId, problem } = bounce;
    const isOurs = await this.transactions.run(() => this.outbox.cameBack(kind, taskId, problem));
    return { mailId: isOurs ? taskId : null };
  }
}
