import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { sumCents, toDollars } from '@dispatch/domain/text/money';
import { freightTaxes } from '@dispatch/domain/tax/freight-tax';
import { toPercent } from '@dispatch/domain/tax/rates';
import { Allow } from '../../http/access/access';
import { Answers } from '../../http/answers/answers';
import { TaxQuoteAnswer } from './tax-quote.schema';
import { TaxQuoteDto } from './tax-quote.dto';

@ApiTags('Billing')
@Controller('tax-quotes')
export class TaxQuotesController {
  @Post()
  @Allow('billing:manage')
  @Answers(TaxQuoteAnswer, 200, 'The taxes; nothing is kept.')
  @ApiOperation({
    summary: 'Calculate the sales tax of freight',
    description:
      'Freight is taxed where it is delivered: each province with an HST is a tax of its own, all others share the GST. QST is added where both ends are in Quebec and the move does not go beyond. International and interline carriage is zero-rated, and an exempt customer pays none. Each tax is rounded once, half a cent up. Provincial sales taxes of British Columbia, Saskatchewan and Manitoba are not worked out: whether they apply to pure carriage, ask an accountant.',
  })
  quoteTaxes(@Body() body: TaxQuoteDto): TaxQuoteAnswer {
    const lines = body.lines.map(({ amount, ...line }) => ({ ...line, cents: amount }));
    const taxes = freightTaxes(body.date, lines, body.exempt);
    const subtotal = sumCents(lines.map(({ cents }) => cents));
    return {
      subtotal: toDollars(subtotal),
      taxes: taxes.map(({ name, province, rate, baseCents, cents }) => ({
        name,
        province,
        rate: toPercent(rate),
        base: toDollars(baseCents),
        amount: toDollars(cents),
      })),
      total: toDollars(subtotal + sumCents(taxes.map(({ cents }) => cents))),
    };
  }
}
