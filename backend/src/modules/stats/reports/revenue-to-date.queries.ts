import { addMonths, lastDayOf, monthOf, sameDayIn } from '@dispatch/domain/reports/report-months';
import { toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import { BookQueries } from '../../billing/invoicing/books/book.queries';
import type { RevenueToDate } from './report.schema';
import { Today } from './today';

/** Compares the sales of the running month with the same days of other months. */
@Injectable()
export class RevenueToDateQueries {
  constructor(
    private readonly books: BookQueries,
    private readonly today: Today,
  ) {}

  async read(): Promise<RevenueToDate> {
    const today = this.today.day();
    const month = monthOf(today);
    const [lastMonth, lastYear] = [addMonths(month, -1), addMonths(month, -12)];
    const [thisMonth, lastMonthSoFar, lastYearSoFar, wholeMonth, sameMonthLastYear] =
      await Promise.all([
        this.sales(month, today),
        this.sales(lastMonth, sameDayIn(lastMonth, today)),
        this.sales(lastYear, sameDayIn(lastYear, today)),
        this.sales(lastMonth, lastDayOf(lastMonth)),
        this.sales(lastYear, lastDayOf(lastYear)),
      ]);
    return {
      ...{ thisMonth, lastMonthSoFar, lastYearSoFar },
      ...{ lastMonth: wholeMonth, sameMonthLastYear },
    };
  }

  private async sales(month: string, to: string) {
    const from = `${month}-01`;
    const { cents } = await this.books.sales(from, to);
    return { from, to, revenue: toDollars(cents) };
  }
}
