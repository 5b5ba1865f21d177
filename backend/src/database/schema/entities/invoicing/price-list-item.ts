import type { ChargeUnit } from '@dispatch/domain/invoices/invoice';
import type { ProposalReason } from '@dispatch/domain/invoices/proposals';
import { Entity } from 'typeorm';
import { Flag, Integer, OptionalInstant, OptionalText, Text } from '../columns';
import { VersionedRecord } from '../record';

/** An accessorial charge in the company's price list. Charges copy it, so a change does not affect older ones. */
@Entity('price_list_items')
export class PriceListItem extends VersionedRecord {
  @Text(120) nameEn!: string;
  @Text(120) nameFr!: string;
  @Text(10) unit!: ChargeUnit;
  /** Cents per unit; for 'percent', thousandths of a percent of the transport price. */
  @Integer() price!: number;
  @Flag() taxable!: boolean;
  /** The driver's report for which this charge is proposed. */
  @OptionalText(20) proposedBy!: ProposalReason | null;
  @OptionalInstant() deletedAt!: Date | null;
}
