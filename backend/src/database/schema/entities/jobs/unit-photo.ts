import { Entity, Index } from 'typeorm';
import { Instant, Integer, OptionalInstant, Text } from '../columns';
import { NumberedRecord } from '../record';

/**
 * A photo of a unit. It follows the unit to any other job. A deleted photo keeps its row, so that a phone which sends
 * it again does not restore it; its files are deleted after a day.
 */
@Entity('unit_photos')
@Index('unit_photos_client', ['clientId'], { unique: true })
@Index('unit_photos_unit', ['unitId', 'deletedAt'])
@Index('unit_photos_file', ['fileName'])
@Index('unit_photos_thumbnail', ['thumbnailName'])
export class UnitPhoto extends NumberedRecord {
  /** The UUID assigned by the sender. */
  @Text(36) clientId!: string;
  @Integer() unitId!: number;
  @Text(20) stage!: string;
  @Text(20) place!: string;
  /** Hash of the content as sent. */
  @Text(64) sha256!: string;
  /** The stored photo and its thumbnail. */
  @Text(64) fileName!: string;
  @Text(64) thumbnailName!: string;
  /** Size of both files. */
  @Integer() bytes!: number;
  @Integer() width!: number;
  @Integer() height!: number;
  /** By the server's clock. */
  @Instant() takenAt!: Date;
  @Instant() receivedAt!: Date;
  @Integer() takenById!: number;
  /** The person's name at that time. */
  @Text(120) takenByName!: string;
  @OptionalInstant() deletedAt!: Date | null;
}
