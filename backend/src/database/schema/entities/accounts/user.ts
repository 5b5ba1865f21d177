import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  Flag,
  Instant,
  Integer,
  OptionalFlag,
  OptionalInstant,
  OptionalText,
  Text,
} from '../columns';

/** A person who signs in, or a service account, which has no e-mail. Deleted ones stay, so that history keeps their names. */
@Entity('users')
@Index('users_email_key', ['emailKey'], { unique: true })
@Index('users_role', ['role'])
export class User {
  @PrimaryGeneratedColumn() id!: number;
  @Text(120) name!: string;
  /** Folded name, for sorting. */
  @Text(240) nameSort!: string;
  @Text(254) email!: string;
  /** The lower-case e-mail while the person exists, null once deleted: frees the address for another. */
  @OptionalText(254) emailKey!: string | null;
  @Text(200, { select: false }) passwordHash!: string;
  @Text(20) role!: string;
  @Flag() isActive!: boolean;
  /** Whether an admin lets this person see prices that their role does not show. */
  @Flag({ default: false }) seesPrices!: boolean;
  @OptionalText(5) language!: string | null;
  /** Whether keyboard shortcuts are on; null until the person chooses. */
  @OptionalFlag() shortcuts!: boolean | null;
  /** Counted up to end the sign-ins that are under way. */
  @Integer({ default: 0 }) signInEpoch!: number;
  @OptionalInstant() lastLogin!: Date | null;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
  @OptionalInstant() deletedAt!: Date | null;
}
