import { Entity, Index } from 'typeorm';
import {
  Instant,
  Integer,
  LongText,
  OptionalInstant,
  OptionalInteger,
  OptionalText,
  References,
  Text,
} from '../columns';
import { NumberedRecord } from '../record';
import { User } from './user';

/** A person's authenticator app and the secret of its codes. */
@Entity('second_factors')
@Index('second_factors_user', ['userId'], { unique: true })
export class SecondFactor extends NumberedRecord {
  @Integer() userId!: number;
  @References(() => User, 'second_factors_user_fk') user?: User;
  /** Encrypted: only a server with the same signing secret can read it. */
  @Text(200) secret!: string;
  /** The 30-second step of the last accepted code, counted since 1970: each code is accepted once. */
  @OptionalInteger() lastStep!: number | null;
  @Instant() createdAt!: Date;
  /** Null until the person has entered a first code. */
  @OptionalInstant() confirmedAt!: Date | null;
}

/** A recovery code that a person keeps on paper; each works once. */
@Entity('recovery_codes')
@Index('recovery_codes_code', ['userId', 'codeHash'], { unique: true })
export class RecoveryCode extends NumberedRecord {
  @Integer() userId!: number;
  @References(() => User, 'recovery_codes_user_fk') user?: User;
  /** SHA-256 (hex): the codes are random, so no slower hash is needed. */
  @Text(64) codeHash!: string;
  @Instant() createdAt!: Date;
  @OptionalInstant() usedAt!: Date | null;
}

/** A key pair on a person's device for signing in. */
@Entity('passkeys')
@Index('passkeys_credential', ['credentialHash'], { unique: true })
@Index('passkeys_user', ['userId'])
export class Passkey extends NumberedRecord {
  @Integer() userId!: number;
  @References(() => User, 'passkeys_user_fk') user?: User;
  /** SHA-256 (hex) of the id, which is too long for an index. */
  @Text(64) credentialHash!: string;
  /** Base64url, like all values from browsers. */
  @Text(1400) credentialId!: string;
  @LongText() publicKey!: string;
  /** The authenticator's signature counter, if it has one. */
  @Integer() counter!: number;
  /** How a browser reaches it, such as 'usb,nfc'. */
  @Text(100) transports!: string;
  @Text(60) name!: string;
  @Instant() createdAt!: Date;
  @OptionalInstant() lastUsedAt!: Date | null;
  /** Creation time of the last signed challenge: answers to it or an older one are refused. */
  @OptionalInstant() challengeAt!: Date | null;
}

/** A browser that needs no second factor for a limited time. */
@Entity('remembered_devices')
@Index('remembered_devices_token', ['tokenHash', 'userId'], { unique: true })
@Index('remembered_devices_user', ['userId'])
export class RememberedDevice extends NumberedRecord {
  @Integer() userId!: number;
  @References(() => User, 'remembered_devices_user_fk') user?: User;
  /** SHA-256 (hex) of the random value in the browser's cookie; users of one browser share it. */
  @Text(64) tokenHash!: string;
  @Instant() createdAt!: Date;
  @Instant() expiresAt!: Date;
  @Instant() lastUsedAt!: Date;
  @OptionalText(300) userAgent!: string | null;
}

/** The link with which a person resets a forgotten password. */
@Entity('password_resets')
@Index('password_resets_token', ['tokenHash'], { unique: true })
@Index('password_resets_user', ['userId'])
export class PasswordReset extends NumberedRecord {
  @Integer() userId!: number;
  @References(() => User, 'password_resets_user_fk') user?: User;
  /** SHA-256 (hex) of the random value in the link. */
  @Text(64) tokenHash!: string;
  @Instant() createdAt!: Date;
  @Instant() expiresAt!: Date;
  @OptionalInstant() usedAt!: Date | null;
}
