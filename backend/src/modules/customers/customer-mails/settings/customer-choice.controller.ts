import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers } from '../../../../http/answers/answers';
import { IfMatch } from '../../../../http/answers/entity-tag';
import { PathId } from '../../../../http/input/path-id';
import { ChangeCustomerMailsService } from './change-customer-mails.service';
import { CustomerMailSettingsQueries } from './customer-mail-settings.queries';
import { CustomerNoticesAnswer } from './notice-settings.schema';
import { CustomerNoticesDto } from './notice-settings.dto';

@ApiTags('Customers')
@Controller('customers')
export class CustomerChoiceController {
  constructor(
    private readonly queries: CustomerMailSettingsQueries,
    private readonly changing: ChangeCustomerMailsService,
  ) {}

  @Get(':id/notices')
  @Allow('customers:read')
  @Answers(CustomerNoticesAnswer)
  @ApiOperation({ summary: 'Get the e-mail notices of a customer' })
  getCustomerNotices(@PathId() customerId: number) {
    return this.queries.ofCustomer(customerId);
  }

  @Put(':id/notices')
  @Allow('customers:manage')
  @Answers(CustomerNoticesAnswer)
  @ApiOperation({
    summary: 'Choose the e-mail notices of a customer, their address and language',
    description: 'Fields that are left out stay; null goes back to what is usual.',
  })
  changeCustomerNotices(
    @CurrentActor() actor: Actor,
    @PathId() customerId: number,
    @Body() body: CustomerNoticesDto,
    @IfMatch() version: number | null,
  ) {
    return this.changing.changeCustomer(actor, { customerId, version }, body);
  }
}
