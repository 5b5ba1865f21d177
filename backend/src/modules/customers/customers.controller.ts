import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../http/access/access';
import { CurrentActor, type Actor } from '../../http/access/actor';
import { Answers, AnswersList, AnswersNothing, AnswersPages } from '../../http/answers/answers';
import { IfMatch } from '../../http/answers/entity-tag';
import { PathId } from '../../http/input/path-id';
import { Remembered } from '../../http/remember/remember.interceptor';
import { BlacklistedAnswer } from './blacklist.schema';
import { CustomerListQueries } from './customer-list.queries';
import { FoundCustomersQueries } from './found-customers.queries';
import { CustomerQueries } from './customer.queries';
import { CustomerAnswer } from './customer.schema';
import { CustomersService } from './customers.service';
import {
  CustomerChangesDto,
  CustomerSearchQueryDto,
  CustomersQueryDto,
  CustomerUpsertDto,
  NewCustomerDto,
} from './customer.dto';
import { BlacklistedQueryDto } from './blacklist.dto';

@ApiTags('Customers')
@Controller('customers')
export class CustomersController {
  constructor(
    private readonly lists: CustomerListQueries,
    private readonly found: FoundCustomersQueries,
    private readonly queries: CustomerQueries,
    private readonly customers: CustomersService,
  ) {}

  @Get()
  @Allow('customers:read')
  @Remembered()
  @AnswersPages(CustomerAnswer)
  @ApiOperation({
    summary: 'List customers with their job counts, by name unless sorted otherwise',
  })
  listCustomers(@Query() query: CustomersQueryDto) {
    return this.lists.list(query);
  }

  @Get('search')
  @Allow('customers:read')
  @Remembered()
  @AnswersList(CustomerAnswer, 'At most ten; none for fewer than two characters.')
  @ApiOperation({
    summary: 'Suggest customers during typing',
    description: 'At most ten, those whose name begins as typed first; never a placeholder.',
  })
  searchCustomers(@Query() query: CustomerSearchQueryDto) {
    return this.found.suggestions(query.q);
  }

  @Get('blacklisted')
  @Allow('customers:read')
  @Remembered()
  @AnswersList(BlacklistedAnswer, 'At most one.')
  @ApiOperation({
    summary: 'Ask whether a customer of this name or e-mail is blacklisted',
    description: 'Matches by e-mail, else by name, both ignoring case, those who were deleted too.',
  })
  findBlacklistedCustomer(@Query() query: BlacklistedQueryDto) {
    return this.queries.matching(query);
  }

  @Get(':id')
  @Allow('customers:read')
  @Answers(CustomerAnswer)
  @ApiOperation({ summary: 'Get a customer' })
  getCustomer(@PathId() id: number) {
    return this.queries.get(id);
  }

  @Get(':id/look-alikes')
  @Allow('customers:read')
  @AnswersList(CustomerAnswer, 'At most ten, the oldest first.')
  @ApiOperation({
    summary: 'List customers who may be the same as this one',
    description: 'Their names differ in accents, marks or legal forms such as `inc.` alone.',
  })
  listCustomerLookAlikes(@PathId() id: number) {
    return this.queries.lookAlikes(id);
  }

  @Post()
  @Allow('customers:manage')
  @Answers(CustomerAnswer, 201)
  @ApiOperation({ summary: 'Add a customer' })
  createCustomer(@CurrentActor() actor: Actor, @Body() body: NewCustomerDto) {
    return this.customers.create(actor, body);
  }

  @Post('upsert')
  @Allow('customers:manage')
  @Answers(CustomerAnswer, 200, 'The customer found or made.')
  @ApiOperation({
    summary: 'Find a customer or add it',
    description:
      'Matches by e-mail, else by name, both ignoring case; never by the placeholder `TBD`. Fills blanks and never replaces a stored value.',
  })
  upsertCustomer(@CurrentActor() actor: Actor, @Body() body: CustomerUpsertDto) {
    return this.customers.upsert(actor, body);
  }

  @Put(':id')
  @Allow('customers:manage')
  @Answers(CustomerAnswer)
  @ApiOperation({ summary: 'Change a customer, or its status alone' })
  updateCustomer(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() body: CustomerChangesDto,
    @IfMatch() version: number | null,
  ) {
    return this.customers.update(actor, { id, version, changes: body });
  }

  @Delete(':id')
  @Allow('customers:manage')
  @AnswersNothing('Hidden from every list; its jobs keep its name.')
  @ApiOperation({
    summary: 'Delete a customer',
    description:
      'Their jobs stay and keep the name. While some of them are open, it is refused with 409.',
  })
  deleteCustomer(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @IfMatch() version: number | null,
  ) {
    return this.customers.delete(actor, { id, version });
  }
}
