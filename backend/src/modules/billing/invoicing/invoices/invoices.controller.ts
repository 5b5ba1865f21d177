import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import {
  Answers,
  AnswersList,
  AnswersNothing,
  AnswersPages,
} from '../../../../http/answers/answers';
import { IfMatch } from '../../../../http/answers/entity-tag';
import { PathId } from '../../../../http/input/path-id';
import { Remembered } from '../../../../http/remember/remember.interceptor';
import { BillableCustomersQueries } from './billable/billable-customers.queries';
import { BillableJobsQueries } from './billable/billable-jobs.queries';
import { CreditableAnswer } from './credit/creditable.schema';
import { ReadCreditableService } from './credit/read-creditable.service';
import { CreateDraftService } from './create-draft.service';
import { CreditInvoiceService } from './credit-invoice.service';
import { ChangeDraftService } from './change-draft.service';
import {
  BillableCustomerAnswer,
  BillableJobAnswer,
  InvoiceAnswer,
  InvoiceDraftsAnswer,
  InvoiceSummaryAnswer,
  InvoiceTotalsAnswer,
} from './invoice.schema';
import { IssueInvoiceService } from './issue-invoice.service';
import { InvoiceListQueries } from './list/invoice-list.queries';
import { ReadInvoiceService } from './read-invoice.service';
import {
  BillableCustomersQueryDto,
  BillableJobsQueryDto,
  CreditNoteDto,
  GatheredInvoiceDto,
  InvoiceChangesDto,
  InvoicesQueryDto,
  NewInvoiceDto,
} from './invoice-body.dto';

@ApiTags('Invoices')
@Controller('invoices')
export class InvoicesController {
  constructor(
    private readonly lists: InvoiceListQueries,
    private readonly billable: BillableJobsQueries,
    private readonly billableCustomers: BillableCustomersQueries,
    private readonly reading: ReadInvoiceService,
    private readonly creation: CreateDraftService,
    private readonly drafts: ChangeDraftService,
    private readonly issuing: IssueInvoiceService,
    private readonly crediting: CreditInvoiceService,
    private readonly creditables: ReadCreditableService,
  ) {}

  @Get()
  @Allow('billing:manage')
  @Remembered()
  @AnswersPages(InvoiceSummaryAnswer)
  @ApiOperation({ summary: 'List invoices, drafts and credit notes, the newest first' })
  listInvoices(@Query() query: InvoicesQueryDto) {
    return this.lists.list(query);
  }

  @Get('totals')
  @Allow('billing:manage')
  @Remembered()
  @Answers(InvoiceTotalsAnswer)
  @ApiOperation({ summary: 'Count invoices and sum what is open' })
  getInvoiceTotals() {
    return this.lists.totals();
  }

  @Get('billable-jobs')
  @Allow('billing:manage')
  @Remembered()
  @AnswersPages(BillableJobAnswer)
  @ApiOperation({ summary: 'List delivered jobs that are not invoiced, the oldest delivery first' })
  listBillableJobs(@Query() query: BillableJobsQueryDto) {
    return this.billable.list(query);
  }

  @Get('billable-customers')
  @Allow('billing:manage')
  @Remembered()
  @AnswersList(BillableCustomerAnswer, 'By name.')
  @ApiOperation({
    summary: 'List customers with delivered jobs that are not invoiced',
    description: 'The customers of a run of gathered invoices; drafts are requested one by one.',
  })
  listBillableCustomers(@Query() query: BillableCustomersQueryDto) {
    return this.billableCustomers.customers(query);
  }

  @Get(':id')
  @Allow('billing:manage')
  @Answers(InvoiceAnswer)
  @ApiOperation({
    summary: 'Get an invoice with its lines and taxes',
    description: 'Those of a draft follow its jobs until it is issued.',
  })
  getInvoice(@PathId() id: number) {
    return this.reading.get(id);
  }

  @Post()
  @Allow('billing:manage')
  @Answers(InvoiceAnswer, 201)
  @ApiOperation({
    summary: 'Make a draft of delivered jobs of one customer',
    description:
      'A unit or a charge is on one invoice at a time: what is on another one is left out, and 409 with `already_invoiced` where nothing is left of a job.',
  })
  createInvoice(@CurrentActor() actor: Actor, @Body() body: NewInvoiceDto) {
    return this.creation.create(actor, body);
  }

  @Post('drafts')
  @Allow('billing:manage')
  @Answers(InvoiceDraftsAnswer, 201)
  @ApiOperation({
    summary: 'Make the drafts of delivered jobs of one customer',
    description:
      'One for each job where the customer is invoiced so, else one for all. Either all drafts are made or none, with the errors of one draft.',
  })
  async createInvoiceDrafts(@CurrentActor() actor: Actor, @Body() body: NewInvoiceDto) {
    return { drafts: await this.creation.createAll(actor, body) };
  }

  @Post('gathered')
  @Allow('billing:manage')
  @Answers(InvoiceAnswer, 201)
  @ApiOperation({
    summary: 'Make a draft of all that a customer is to be billed for a period',
    description:
      'Takes at most 200 jobs, the oldest deliveries first; a repeat takes those that are left. 409 with `nothing_to_invoice` where none is left, so that a run can be repeated and bills nothing twice.',
  })
  gatherInvoice(@CurrentActor() actor: Actor, @Body() body: GatheredInvoiceDto) {
    return this.creation.gather(actor, body);
  }

  @Put(':id')
  @Allow('billing:manage')
  @Answers(InvoiceAnswer)
  @ApiOperation({ summary: 'Change a draft' })
  changeInvoice(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() body: InvoiceChangesDto,
    @IfMatch() version: number | null,
  ) {
    return this.drafts.change(actor, { id, version }, body);
  }

  @Delete(':id')
  @Allow('billing:manage')
  @AnswersNothing('The draft is deleted; its jobs can be invoiced again.')
  @ApiOperation({ summary: 'Delete a draft', description: '409 for an issued invoice.' })
  deleteInvoice(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @IfMatch() version: number | null,
  ) {
    return this.drafts.delete(actor, { id, version });
  }

  @Post(':id/issue')
  @Allow('billing:manage')
  @Answers(InvoiceAnswer)
  @ApiOperation({
    summary: 'Issue a draft',
    description:
      'Gives it the next number and locks it for good, marks Billing Complete on its jobs. 409 with `invoice_incomplete` while something is missing.',
  })
  issueInvoice(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @IfMatch() version: number | null,
  ) {
    return this.issuing.issue(actor, { id, version });
  }

  @Get(':id/creditable')
  @Allow('billing:manage')
  @Answers(CreditableAnswer)
  @ApiOperation({
    summary: 'Get the credited amounts of each line and tax of an invoice',
    description: '409 with `invoice_not_issued` for a draft.',
  })
  getCreditable(@PathId() id: number) {
    return this.creditables.read(id);
  }

  @Post(':id/credit-notes')
  @Allow('billing:manage')
  @Answers(InvoiceAnswer, 201, 'The credit note.')
  @ApiOperation({
    summary: 'Credit an invoice, in whole or in part',
    description:
      'Whole: the invoice is void, and its jobs can be invoiced again. Payments beyond what is then owed become credit of the customer.',
  })
  creditInvoice(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() body: CreditNoteDto,
    @IfMatch() version: number | null,
  ) {
    return this.crediting.credit(actor, { id, version }, body);
  }
}
