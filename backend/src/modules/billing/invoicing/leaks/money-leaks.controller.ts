import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { AnswersList, AnswersPages } from '../../../../http/answers/answers';
import { Remembered } from '../../../../http/remember/remember.interceptor';
import { MoneyLeakQueries } from './money-leak.queries';
import { MoneyLeakAnswer, MoneyLeakTotalAnswer } from './money-leak.schema';
import { MoneyLeaksQueryDto, MoneyLeakTotalsQueryDto } from './money-leak.dto';

/** An answer that was already old is not sent for much longer. */
const KEPT_MS = 15_000;

@ApiTags('Invoices')
@Controller('money-leaks')
export class MoneyLeaksController {
  constructor(private readonly queries: MoneyLeakQueries) {}

  @Get('totals')
  @Allow('billing:manage')
  @Remembered({ forMs: KEPT_MS })
  @AnswersList(MoneyLeakTotalAnswer, 'One of each kind, those of which there are none too.')
  @ApiOperation({
    summary: 'Count and sum the money at risk',
    description:
      'Delivered and not invoiced; delivered without a price; without the report that the customer wants; charges on no invoice; a reported need for a winch without a charge; invoiced otherwise than agreed; issued and not sent; refused or returned e-mail; overdue.',
  })
  getMoneyLeakTotals(@Query() { maxAge = 0 }: MoneyLeakTotalsQueryDto) {
    return this.queries.totals(maxAge * 1000);
  }

  @Get()
  @Allow('billing:manage')
  @AnswersPages(MoneyLeakAnswer)
  @ApiOperation({ summary: 'List one kind of money at risk, the oldest first' })
  listMoneyLeaks(@Query() query: MoneyLeaksQueryDto) {
    return this.queries.list(query);
  }
}
