import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Integer } from './columns';

/** How many jobs were delivered on a day, and what their prices sum up to. */
@Entity('delivered_days')
export class DeliveredDay {
  /** `YYYY-MM-DD` of the completion, in UTC: the company's time zone may change. */
  @PrimaryColumn('varchar', { length: 10 }) day!: string;
  @PrimaryColumn('boolean') hasDriverReport!: boolean;
  @Integer() jobs!: number;
  /** More than 32 bits hold. */
  @Column('bigint') cents!: number;
}
