import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers } from '../../../../http/answers/answers';
import { IfMatch } from '../../../../http/answers/entity-tag';
import { PathId } from '../../../../http/input/path-id';
import { ChangeCustomerBillingService } from './change-customer-billing.service';
import { CustomerBillingQueries } from './customer-billing.queries';
import { CustomerBillingAnswer } from './customer-billing.schema';
import { CustomerBillingDto } from './customer-billing.dto';

@ApiTags('Customers')
@Controller('customers')
export class CustomerBillingController {
  constructor(
    private readonly queries: CustomerBillingQueries,
    private readonly changing: ChangeCustomerBillingService,
  ) {}

  @Get(':id/billing')
  @Allow('billing:manage')
  @Answers(CustomerBillingAnswer)
  @ApiOperation({
    summary: 'Get the invoicing settings of a customer',
    description: 'What is null is taken from the customer or from the company.',
  })
  getCustomerBilling(@PathId() customerId: number) {
    return this.queries.get(customerId);
  }

  @Put(':id/billing')
  @Allow('billing:manage')
  @Answers(CustomerBillingAnswer)
  @ApiOperation({
    summary: 'Change the invoicing settings of a customer',
    description: 'Fields that are left out stay; null clears one.',
  })
  changeCustomerBilling(
    @CurrentActor() actor: Actor,
    @PathId() customerId: number,
    @Body() changes: CustomerBillingDto,
    @IfMatch() version: number | null,
  ) {
    return this.changing.change(actor, { customerId, version, changes });
  }
}
