import type { ChargeUnit } from '@dispatch/domain/invoices/invoice';
import type { ProposalReason } from '@dispatch/domain/invoices/proposals';
import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import { Flag, Instant, Integer, OptionalInstant, OptionalText, Text } from '../columns';

/** What the company asks for beside the transport. Charges copy it, so that a change touches no older one. */
@Entity('price_list_items')
export class PriceListItem {
  @PrimaryGeneratedColumn() id!: number;
  @Text(120) nameEn!: string;
  @Text(120) nameFr!: string;
  @Text(10) unit!: ChargeUnit;
  /** Cents for one unit; of 'percent' thousandths of a percent of the transport price. */
  @Integer() price!: number;
  @Flag() taxable!: boolean;
  /** What a driver reports that this is proposed for. */
  @OptionalText(20) proposedBy!: ProposalReason | null;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
  @OptionalInstant() deletedAt!: Date | null;
}
