import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, OptionalInstant, Text } from '../columns';

/**
 * A photo of a unit. It follows the unit to whatever job that is moved to. A deleted one stays as a
 * row, so that a phone which sends it again does not bring it back; its files go after a day.
 */
@Entity('unit_photos')
@Index('unit_photos_client', ['clientId'], { unique: true })
@Index('unit_photos_unit', ['unitId', 'deletedAt'])
@Index('unit_photos_file', ['fileName'])
@Index('unit_photos_thumbnail', ['thumbnailName'])
export class UnitPhoto {
  @PrimaryGeneratedColumn() id!: number;
  /** The UUID that the sender gave it. */
  @Text(36) clientId!: string;
  @Integer() unitId!: number;
  @Text(20) stage!: string;
  @Text(20) place!: string;
  /** Of the content as it was sent. */
  @Text(64) sha256!: string;
  /** The file that is kept, and the small one. */
  @Text(64) fileName!: string;
  @Text(64) thumbnailName!: string;
  /** Of both files. */
  @Integer() bytes!: number;
  @Integer() width!: number;
  @Integer() height!: number;
  /** By the server's clock. */
  @Instant() takenAt!: Date;
  @Instant() receivedAt!: Date;
  @Integer() takenById!: number;
  /** As the person was called then. */
  @Text(120) takenByName!: string;
  @OptionalInstant() deletedAt!: Date | null;
}
