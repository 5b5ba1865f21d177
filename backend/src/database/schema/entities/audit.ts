import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant, Integer, OptionalInstant, OptionalText, Text } from './columns';
import { NumberedRecord } from './record';

/** One link in the chain of activity entries. Its id is its number in the chain, without gaps. */
@Entity('audit_seals')
@Index('audit_seals_activity', ['activityId'], { unique: true })
export class AuditSeal extends NumberedRecord {
  @Integer() activityId!: number;
  /** Random, so that erased facts cannot be guessed from their hash; emptied at the erasure. */
  @Text(32) salt!: string;
  /** SHA-256 (hex) of the salt and the fields that may hold names; kept after their erasure. */
  @Text(64) factsHash!: string;
  /** HMAC (without a key: SHA-256), in hex, of the previous hash and the entry. */
  @Text(64) hash!: string;
  /** Id of the hash's key; null if an older server sealed without one. */
  @OptionalText(8) keyId!: string | null;
  /** The latest erasure: `erasure 17`, `retention 5`, or `upgrade` for one by an older server. */
  @OptionalText(30) erasedBy!: string | null;
  /** HMAC (hex) of the fields left after the erasure, and its key. */
  @OptionalText(64) erasedSeal!: string | null;
  @OptionalText(8) erasedKeyId!: string | null;
}

/** Entries erased together because their retention time was over. */
@Entity('retention_runs')
export class RetentionRun extends NumberedRecord {
  /** The `erasedAt` of its entries. */
  @Instant() at!: Date;
  @Integer() entries!: number;
}

/** The end of the chain: one row, locked by the transaction that extends the chain. */
@Entity('audit_chain')
export class AuditChainEnds {
  @PrimaryColumn({ type: 'integer' }) id!: number;
  @Integer() version!: number;
  @Integer() lastNo!: number;
  @Text(64) lastHash!: string;
  /** Every entry up to this id is sealed: no entry below it can be committed any more. */
  @Integer() settledId!: number;
}

/** How far the chain was sent to an external receiver, and which replica sends it now. */
@Entity('audit_streams')
@Index('audit_streams_name', ['name'], { unique: true })
export class AuditStreamPlace extends NumberedRecord {
  @Text(10) name!: string;
  @Integer() sentNo!: number;
  @OptionalText(36) holder!: string | null;
  @Instant() leaseUntil!: Date;
  /** Since when sending fails, and why. */
  @OptionalInstant() failingSince!: Date | null;
  @OptionalText(500) lastError!: string | null;
}
