import type { InvoiceLanguage } from '@dispatch/domain/invoices/invoice-settings';
import { Entity, PrimaryColumn } from 'typeorm';
import { Instant, Integer, OptionalInteger, OptionalText } from '../columns';

/** The company's details on its documents: one row, made with the first change. */
@Entity('company_profile')
export class CompanyProfile {
  @PrimaryColumn({ type: 'integer' }) id!: number;
  @OptionalText(120) legalName!: string | null;
  @OptionalText(300) address!: string | null;
  @OptionalText(120) city!: string | null;
  @OptionalText(2) province!: string | null;
  @OptionalText(7) postalCode!: string | null;
  @OptionalText(40) phone!: string | null;
  /** Lower-case. */
  @OptionalText(254) email!: string | null;
  /** The carrier's numbers: National Safety Code, Ontario's CVOR, Quebec's NIR. */
  @OptionalText(20) nsc!: string | null;
  @OptionalText(20) cvor!: string | null;
  @OptionalText(20) nir!: string | null;
  /** Sales tax numbers, normalised to capitals and digits. */
  @OptionalText(15) gstNumber!: string | null;
  @OptionalText(16) qstNumber!: string | null;
  @OptionalText(2) invoiceLanguage!: InvoiceLanguage | null;
  /** Days after the invoice date. */
  @OptionalInteger() termsDays!: number | null;
  /** In English, and in French; a blank one is replaced by the other. */
  @OptionalText(300) interestText!: string | null;
  @OptionalText(300) interestTextFr!: string | null;
  @OptionalText(10) invoicePrefix!: string | null;
  @OptionalText(1000) remittance!: string | null;
  @OptionalText(1000) remittanceFr!: string | null;
  /** The logo's file. */
  @OptionalText(64) logoHash!: string | null;
  /** Days after the due date on which customers are reminded, ascending, such as '7,21'; null for never. */
  @OptionalText(40) reminderDays!: string | null;
  /** The largest balance that may be written off; null for none. */
  @OptionalInteger() writeOffCents!: number | null;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}
