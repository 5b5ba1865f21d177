import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, OptionalInteger, OptionalText } from './columns';

@Entity('vehicles')
@Index('vehicles_vin_last8', ['vinLast8'])
@Index('vehicles_make', ['makeSort', 'id'])
@Index('vehicles_year', ['year', 'id'])
export class Vehicle {
  @PrimaryGeneratedColumn() id!: number;
  @OptionalInteger() year!: number | null;
  @OptionalText(60) make!: string | null;
  /** Folded make, for sorting. */
  @OptionalText(240) makeSort!: string | null;
  @OptionalText(120) model!: string | null;
  @OptionalText(8) vinLast8!: string | null;
  /** The full number, stored only if all 17 characters were given. */
  @OptionalText(17) vin!: string | null;
  @OptionalText(60) poNumber!: string | null;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}
