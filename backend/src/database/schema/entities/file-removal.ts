import { Entity, Index } from 'typeorm';
import { Instant, OptionalInstant, Text } from './columns';
import { NumberedRecord } from './record';

/** A file that the sweep deletes from the file store: recorded before the deletion, completed after it. */
@Entity('file_removals')
@Index('file_removals_name', ['name', 'id'])
@Index('file_removals_claimed', ['claimedAt'])
export class FileRemoval extends NumberedRecord {
  /** As the file store lists it; longer than a SHA-256 for a partial file. */
  @Text(120) name!: string;
  @Instant() claimedAt!: Date;
  @OptionalInstant() doneAt!: Date | null;
}
