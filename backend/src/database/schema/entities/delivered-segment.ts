import { Entity, PrimaryColumn } from 'typeorm';
import { Instant } from './columns';

/** Between which moments the jobs of a segment of the index of words were completed. */
@Entity('delivered_segments')
export class DeliveredSegment {
  /** Their ids without the last four digits. */
  @PrimaryColumn('integer') segment!: number;
  @Instant() completedFrom!: Date;
  @Instant() completedUntil!: Date;
}
