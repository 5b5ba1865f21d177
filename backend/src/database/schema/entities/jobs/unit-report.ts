import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Flag, Instant, Integer, LongText, Text } from '../columns';

/**
 * What a driver found at a unit, once a stage: the last tap counts, and the activity log keeps those before it. It
 * follows the unit to whatever job that is moved to, and goes with it.
 */
@Entity('unit_reports')
@Index('unit_reports_unit', ['unitId', 'stage'], { unique: true })
@Index('unit_reports_damage', ['newDamage', 'unitId'])
export class UnitReport {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() unitId!: number;
  @Text(20) stage!: string;
  /** As canonical JSON. */
  @LongText() content!: string;
  /** Of a delivery: how many marks the pickup does not account for. */
  @Integer() newDamage!: number;
  /** Whether something that is required was left out for a reason. */
  @Flag() isSkipped!: boolean;
  /** By the server's clock. */
  @Instant() tappedAt!: Date;
  @Instant() receivedAt!: Date;
  @Integer() byId!: number;
  /** As the person was called then. */
  @Text(120) byName!: string;
}
