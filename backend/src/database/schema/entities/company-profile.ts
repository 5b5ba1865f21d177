import { Entity, PrimaryColumn } from 'typeorm';
import { Instant, Integer, OptionalText } from './columns';

/** What the papers of the company say of it: one row, made with the first change. */
@Entity('company_profile')
export class CompanyProfile {
  @PrimaryColumn({ type: 'integer' }) id!: number;
  @OptionalText(120) legalName!: string | null;
  @OptionalText(300) address!: string | null;
  @OptionalText(120) city!: string | null;
  @OptionalText(2) province!: string | null;
  @OptionalText(7) postalCode!: string | null;
  @OptionalText(40) phone!: string | null;
  /** Lower-case. */
  @OptionalText(254) email!: string | null;
  /** The carrier's numbers: National Safety Code, Ontario's CVOR, Quebec's NIR. */
  @OptionalText(20) nsc!: string | null;
  @OptionalText(20) cvor!: string | null;
  @OptionalText(20) nir!: string | null;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}
