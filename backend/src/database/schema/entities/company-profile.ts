import { Entity, PrimaryColumn } from 'typeorm';
import { Instant, Integer, OptionalText, Text } from './columns';

/** What the papers of the company say of it: one row, made with the first change. */
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
  /** Without blanks: '123456782RT0001', '1000000007TQ0001'. */
  @OptionalText(15) gstNumber!: string | null;
  @OptionalText(16) qstNumber!: string | null;
  /** Of invoices to customers who have named none. */
  @Text(5) language!: string;
  /** Days from the date of an invoice until it is due. */
  @Integer() termsDays!: number;
  @OptionalText(500) interestText!: string | null;
  @OptionalText(10) invoicePrefix!: string | null;
  /** How invoices are paid, as it stands on them. */
  @OptionalText(1000) remittance!: string | null;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}
