import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Integer } from './columns';

/** Number of jobs delivered on a day, and the sum of their prices. */
@Entity('delivered_days')
export class DeliveredDay {
  /** `YYYY-MM-DD` of the completion, in UTC: the company's time zone may change. */
  @PrimaryColumn('varchar', { length: 10 }) day!: string;
  @PrimaryColumn('boolean') hasDriverReport!: boolean;
  @Integer() jobs!: number;
  /** May exceed 32 bits. */
  @Column('bigint') cents!: number;
}
