import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers } from '../../../../http/answers/answers';
import { IfMatch } from '../../../../http/answers/entity-tag';
import { PathId } from '../../../../http/input/path-id';
import { WriteOffDto } from './payment.dto';
import { PaymentAnswer } from './payment.schema';
import { WriteOffService } from './write-off.service';

@ApiTags('Payments')
@Controller('invoices/:id/write-off')
export class WriteOffsController {
  constructor(private readonly writeOffs: WriteOffService) {}

  @Post()
  @Allow('billing:manage')
  @Answers(PaymentAnswer, 201, 'The entry in the list of payments.')
  @ApiOperation({
    summary: 'Write off the balance of an invoice',
    description:
      'For small differences: the company sets the largest balance (`writeOffLimit`). The entry is dated today, has the method `write-off`, leaves the taxes of the invoice as they are, and is undone as a payment is. 409 with `write_off_refused` where the invoice is not open, or its balance is above the limit.',
  })
  writeOffInvoice(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() body: WriteOffDto,
    @IfMatch() version: number | null,
  ) {
    return this.writeOffs.writeOff(actor, { id, version }, body);
  }
}
