import { Entity, Index } from 'typeorm';
import { Flag, Integer, OptionalFlag, OptionalInstant, OptionalText, Text } from '../columns';
import { VersionedRecord } from '../record';

/**
 * A person who signs in, or a service account, which has no e-mail. Deleted rows stay, so that history keeps their
 * names.
 */
@Entity('users')
@Index('users_email_key', ['emailKey'], { unique: true })
@Index('users_role', ['role'])
export class User extends VersionedRecord {
  @Text(120) name!: string;
  /** Folded name, for sorting. */
  @Text(240) nameSort!: string;
  @Text(254) email!: string;
  /** The lower-case e-mail; null once the person is deleted, which frees the address. */
  @OptionalText(254) emailKey!: string | null;
  @Text(200, { select: false }) passwordHash!: string;
  @Text(20) role!: string;
  @Flag() isActive!: boolean;
  /** Whether an admin lets this person see prices that their role hides. */
  @Flag({ default: false }) seesPrices!: boolean;
  @OptionalText(5) language!: string | null;
  /** Whether keyboard shortcuts are on; null until the person decides. */
  @OptionalFlag() shortcuts!: boolean | null;
  /** Incremented to abort sign-ins in progress. */
  @Integer({ default: 0 }) signInEpoch!: number;
  @OptionalInstant() lastLogin!: Date | null;
  @OptionalInstant() deletedAt!: Date | null;
}
