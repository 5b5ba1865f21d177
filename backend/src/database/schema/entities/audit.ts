import { Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, OptionalInstant, OptionalText, Text } from './columns';

/** One link of the chain of activity entries. Its id is its number in the chain, without gaps. */
@Entity('audit_seals')
@Index('audit_seals_activity', ['activityId'], { unique: true })
export class AuditSeal {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() activityId!: number;
  /** Random, so that nobody guesses erased facts by their hash; empty once they are erased. */
  @Text(32) salt!: string;
  /** SHA-256 (hex) of the salt and what may hold names; stays when these are erased. */
  @Text(64) factsHash!: string;
  /** HMAC or, without a key, SHA-256 (hex) of the hash before and the entry. */
  @Text(64) hash!: string;
  /** Names the key of the hash; null where an older server sealed without one. */
  @OptionalText(8) keyId!: string | null;
  /** The last erasure: `erasure 17`, `retention 5`, or `upgrade` for an erasure by an older server. */
  @OptionalText(30) erasedBy!: string | null;
  /** HMAC (hex) of what the erasure left, and the key of it. */
  @OptionalText(64) erasedSeal!: string | null;
  @OptionalText(8) erasedKeyId!: string | null;
}

/** Entries that were erased together because they were kept long enough. */
@Entity('retention_runs')
export class RetentionRun {
  @PrimaryGeneratedColumn() id!: number;
  /** The `erasedAt` of its entries. */
  @Instant() at!: Date;
  @Integer() entries!: number;
}

/** Where the chain ends: one row, held by whoever lengthens it. */
@Entity('audit_chain')
export class AuditChainEnds {
  @PrimaryColumn({ type: 'integer' }) id!: number;
  @Integer() version!: number;
  @Integer() lastNo!: number;
  @Text(64) lastHash!: string;
  /** Each entry up to this id has its seal: none can be committed below it any more. */
  @Integer() settledId!: number;
}

/** How far the chain was sent to a receiver outside, and who sends by now. */
@Entity('audit_streams')
@Index('audit_streams_name', ['name'], { unique: true })
export class AuditStreamPlace {
  @PrimaryGeneratedColumn() id!: number;
  @Text(10) name!: string;
  @Integer() sentNo!: number;
  @OptionalText(36) holder!: string | null;
  @Instant() leaseUntil!: Date;
  /** Since when nothing gets through, and why. */
  @OptionalInstant() failingSince!: Date | null;
  @OptionalText(500) lastError!: string | null;
}
