import { isProvinceCode } from '@dispatch/domain/places/province';
import { toPercent } from '@dispatch/domain/tax/rates';
import { toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import { InvoiceQueries } from '../invoice.queries';
import { assertCreditable } from './assert-creditable';
import type { CreditableAnswer } from './creditable.schema';
import { CreditableInvoices } from './creditable-invoices';

/** Reads the amounts of an invoice that can still be credited. */
@Injectable()
export class ReadCreditableService {
  constructor(
    private readonly queries: InvoiceQueries,
    private readonly creditables: CreditableInvoices,
  ) {}

  /** @throws AppError not_found, and as `assertCreditable` */
  async read(id: number): Promise<CreditableAnswer> {
    const row = await this.queries.row(id);
    assertCreditable(row);
    const { rules } = await this.creditables.read(row);
    return {
      lines: rules.lines.map((line) => ({
        lineId: line.id,
        credited: toDollars(line.creditedCents),
      })),
      taxes: rules.taxes.map(({ name, province, rate, creditedBaseCents, creditedCents }) => ({
        name,
        province: province !== null && isProvinceCode(province) ? province : null,
        rate: toPercent(rate),
        creditedBase: toDollars(creditedBaseCents),
        credited: toDollars(creditedCents),
      })),
    };
  }
}
