import { Entity, Index } from 'typeorm';
import { OptionalInstant, OptionalText, Text } from './columns';
import { VersionedRecord } from './record';

@Entity('customers')
@Index('customers_email', ['email'])
@Index('customers_name_key', ['nameKey'])
@Index('customers_likeness', ['likenessKey'])
@Index('customers_name_sort', ['deletedAt', 'nameSort', 'id'])
@Index('customers_created', ['deletedAt', 'createdAt', 'id'])
export class Customer extends VersionedRecord {
  @Text(120) name!: string;
  /** The visible name in lower case, which the upsert compares. */
  @Text(240) nameKey!: string;
  /** Likely duplicates share this key; null in rows of older servers. */
  @OptionalText(240) likenessKey!: string | null;
  /** Folded name, for sorting. */
  @Text(240) nameSort!: string;
  @OptionalText(120) contactName!: string | null;
  /** Lower-case. */
  @OptionalText(254) email!: string | null;
  @OptionalText(40) phone!: string | null;
  @OptionalText(300) address!: string | null;
  @OptionalText(120) city!: string | null;
  @OptionalText(2) province!: string | null;
  @OptionalText(7) postalCode!: string | null;
  @Text(20) status!: string;
  @OptionalText(500) blacklistReason!: string | null;
  /** Null if not on the blacklist, or if added before this column existed. */
  @OptionalInstant() blacklistedAt!: Date | null;
  /** How detailed a report of their units must be; null for the company's own level. */
  @OptionalText(20) reportLevel!: string | null;
  @OptionalInstant() deletedAt!: Date | null;
}
