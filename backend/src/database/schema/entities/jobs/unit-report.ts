import { Entity, Index } from 'typeorm';
import { Flag, Instant, Integer, LongText, Text } from '../columns';
import { NumberedRecord } from '../record';

/**
 * A driver's findings at a unit, one row per stage. The last tap counts; the activity log keeps earlier ones. It
 * follows the unit to any other job.
 */
@Entity('unit_reports')
@Index('unit_reports_unit', ['unitId', 'stage'], { unique: true })
@Index('unit_reports_damage', ['newDamage', 'unitId'])
export class UnitReport extends NumberedRecord {
  @Integer() unitId!: number;
  @Text(20) stage!: string;
  /** As canonical JSON. */
  @LongText() content!: string;
  /** For a delivery: number of marks that are not in the pickup report. */
  @Integer() newDamage!: number;
  /** Whether a required item was omitted with a reason. */
  @Flag() isSkipped!: boolean;
  /** By the server's clock. */
  @Instant() tappedAt!: Date;
  @Instant() receivedAt!: Date;
  @Integer() byId!: number;
  /** The person's name at that time. */
  @Text(120) byName!: string;
}
