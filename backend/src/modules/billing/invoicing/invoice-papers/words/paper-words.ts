import type { Age } from '@dispatch/domain/invoices/aging';
import type { Carriage, ChargeUnit } from '@dispatch/domain/invoices/invoice';
import type { TaxName } from '@dispatch/domain/tax/rates';
import type { Language } from '@dispatch/domain/text/language';

/** All fixed texts of invoices and statements in one language. */
export interface PaperWords {
  readonly language: Language;
  readonly colon: string;
  readonly page: string;
  readonly logoOf: string;
  readonly gstNumber: string;
  readonly qstNumber: string;

  readonly invoice: string;
  readonly creditNote: string;
  readonly draft: string;
  readonly draftMark: string;
  readonly number: string;
  readonly date: string;
  readonly dueDate: string;
  readonly terms: string;
  readonly netDays: (days: number) => string;
  readonly poNumber: string;
  /** The short label before the number in a line. */
  readonly po: string;
  readonly references: string;
  readonly billTo: string;
  readonly period: string;
  readonly takesBack: string;
  readonly reason: string;
  readonly exemptCertificate: string;

  readonly lineNumber: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  readonly units: Readonly<Record<Exclude<ChargeUnit, 'percent'>, string>>;
  readonly vin: string;
  readonly deliveredOn: string;
  readonly notTaxable: string;
  /** Why a carriage has no tax, or not the tax of its province. */
  readonly carriages: Readonly<Record<Exclude<Carriage, 'domestic'>, string>>;

  readonly subtotal: string;
  readonly taxes: Readonly<Record<TaxName, string>>;
  readonly taxOn: string;
  readonly registration: string;
  readonly total: string;
  readonly paid: string;
  readonly balance: string;
  readonly credited: string;
  readonly exempt: string;
  readonly zeroRated: string;
  readonly remittance: string;
  readonly note: string;

  readonly statement: string;
  readonly customer: string;
  readonly from: string;
  readonly to: string;
  readonly document: string;
  readonly due: string;
  readonly charged: string;
  readonly received: string;
  readonly opening: string;
  readonly closing: string;
  readonly owedAfter: string;
  readonly payment: string;
  readonly paymentUndone: string;
  readonly writeOff: string;
  readonly writeOffUndone: string;
  readonly agingOn: string;
  readonly ages: Readonly<Record<Age, string>>;
  readonly credit: string;
  readonly nothing: string;
}
