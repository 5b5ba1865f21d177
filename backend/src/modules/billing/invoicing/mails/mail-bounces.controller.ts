import { createReadStream } from 'node:fs';
import { AppError } from '@dispatch/domain/errors';
import { Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Allow } from '../../../../http/access/access';
import { Answers } from '../../../../http/answers/answers';
import { maybe, recordId } from '../../../../http/answers/answer-fields';
import { Received, type ReceivedFile } from '../../../../http/files/received-file';
import { TakesFile } from '../../../../http/files/takes-file';
import { Outbox } from '../../../../workers/outbox';
import { readBounce } from './read-bounce';

const MAX_BYTES = 10_000_000;

const BounceAnswer = z
  .object({
    mailId: maybe(recordId()).describe('The e-mail that came back; null for none.'),
  })
  .meta({ id: 'MailBounce' });

@ApiTags('Invoices')
@Controller('mail-bounces')
export class MailBouncesController {
  constructor(private readonly outbox: Outbox) {}

  @Post()
  @Allow('billing:manage')
  @TakesFile({
    types: ['message/rfc822'],
    maxBytes: MAX_BYTES,
    refusedType: 'unsupported_media_type',
    tooLarge: () => new AppError('too_large'),
  })
  @Answers(BounceAnswer)
  @ApiOperation({
    summary: 'Report a returned e-mail',
    description:
      'The body is the message as the mailbox in `MAIL_BOUNCES_TO` took it in. A report of non-delivery parks the e-mail that it is about, and the office gets a notice; anything else changes nothing.',
  })
  async takeBounce(@Received() file: ReceivedFile): Promise<z.output<typeof BounceAnswer>> {
    const bounce = await readBounce(createReadStream(file.path));
    if (bounce === null) return { mailId: null };
    const isOurs = await this.outbox.cameBack(bounce.kind, bounce.taskId, bounce.problem);
    return { mailId: isOurs ? bounce.taskId : null };
  }
}
