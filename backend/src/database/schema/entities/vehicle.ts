import { Entity, Index } from 'typeorm';
import { OptionalInteger, OptionalText } from './columns';
import { VersionedRecord } from './record';

@Entity('vehicles')
@Index('vehicles_vin_last8', ['vinLast8'])
@Index('vehicles_make', ['makeSort', 'id'])
@Index('vehicles_year', ['year', 'id'])
export class Vehicle extends VersionedRecord {
  @OptionalInteger() year!: number | null;
  @OptionalText(60) make!: string | null;
  /** Folded make, for sorting. */
  @OptionalText(240) makeSort!: string | null;
  @OptionalText(120) model!: string | null;
  @OptionalText(8) vinLast8!: string | null;
  /** The full number, stored only if all 17 characters were given. */
  @OptionalText(17) vin!: string | null;
  @OptionalText(60) poNumber!: string | null;
}
