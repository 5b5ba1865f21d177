import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import {
  Instant,
  Integer,
  LongText,
  OptionalInstant,
  OptionalInteger,
  OptionalText,
  Text,
} from '../columns';
import { User } from './user';

/** The authenticator app of a person: what it makes its codes of. */
@Entity('second_factors')
@Index('second_factors_user', ['userId'], { unique: true })
export class SecondFactor {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() userId!: number;
  @ManyToOne(() => User, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'second_factors_user_fk' })
  user?: User;
  /** Sealed: only a server with the same signing secret reads it. */
  @Text(200) secret!: string;
  /** The 30 seconds of the last code that was taken, counted since 1970: no code is taken twice. */
  @OptionalInteger() lastStep!: number | null;
  @Instant() createdAt!: Date;
  /** Null until the person has shown a first code. */
  @OptionalInstant() confirmedAt!: Date | null;
}

/** One of the codes that a person keeps on paper; each is good once. */
@Entity('recovery_codes')
@Index('recovery_codes_code', ['userId', 'codeHash'], { unique: true })
export class RecoveryCode {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() userId!: number;
  @ManyToOne(() => User, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'recovery_codes_user_fk' })
  user?: User;
  /** SHA-256 (hex): the codes are random, so that nothing slower is needed. */
  @Text(64) codeHash!: string;
  @Instant() createdAt!: Date;
  @OptionalInstant() usedAt!: Date | null;
}

/** A key pair on a person's device, by which they sign in. */
@Entity('passkeys')
@Index('passkeys_credential', ['credentialHash'], { unique: true })
@Index('passkeys_user', ['userId'])
export class Passkey {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() userId!: number;
  @ManyToOne(() => User, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'passkeys_user_fk' })
  user?: User;
  /** SHA-256 (hex) of the id, which is too long for an index. */
  @Text(64) credentialHash!: string;
  /** Base64url, as all that browsers tell of it. */
  @Text(1400) credentialId!: string;
  @LongText() publicKey!: string;
  /** How often it signed, where it counts. */
  @Integer() counter!: number;
  /** How a browser reaches it, such as 'usb,nfc'. */
  @Text(100) transports!: string;
  @Text(60) name!: string;
  @Instant() createdAt!: Date;
  @OptionalInstant() lastUsedAt!: Date | null;
  /** When the challenge that it signed last was made: no answer to that one or an older one is taken. */
  @OptionalInstant() challengeAt!: Date | null;
}

/** A browser in which a person needs no second factor for a while. */
@Entity('remembered_devices')
@Index('remembered_devices_token', ['tokenHash', 'userId'], { unique: true })
@Index('remembered_devices_user', ['userId'])
export class RememberedDevice {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() userId!: number;
  @ManyToOne(() => User, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'remembered_devices_user_fk' })
  user?: User;
  /** SHA-256 (hex) of the random text in the browser's cookie; people who share a browser share it. */
  @Text(64) tokenHash!: string;
  @Instant() createdAt!: Date;
  @Instant() expiresAt!: Date;
  @Instant() lastUsedAt!: Date;
  @OptionalText(300) userAgent!: string | null;
}

/** The link by which a person who forgot their password sets another. */
@Entity('password_resets')
@Index('password_resets_token', ['tokenHash'], { unique: true })
@Index('password_resets_user', ['userId'])
export class PasswordReset {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() userId!: number;
  @ManyToOne(() => User, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'password_resets_user_fk' })
  user?: User;
  /** SHA-256 (hex) of the random text in the link. */
  @Text(64) tokenHash!: string;
  @Instant() createdAt!: Date;
  @Instant() expiresAt!: Date;
  @OptionalInstant() usedAt!: Date | null;
}
