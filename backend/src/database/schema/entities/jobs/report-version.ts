import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Integer, LongText, OptionalInstant, Text } from '../columns';

/** What a signature sealed. Rows are only ever added, and stay when their job is deleted. */
@Entity('report_versions')
@Index('report_versions_job', ['jobId', 'number'], { unique: true })
@Index('report_versions_sequence', ['sequence'], { unique: true })
export class ReportVersion {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() jobId!: number;
  /** Among the versions of the job, and among those of all jobs, from 1 on. */
  @Integer() number!: number;
  @Integer() sequence!: number;
  /** SHA-256 of the data in UTF-8, hexadecimal. */
  @Text(64) hash!: string;
  /** When its data went, because they were kept for as long as the company keeps them. */
  @OptionalInstant() letGoAt!: Date | null;
}

/** The data of a version, canonical JSON, in pieces: a whole one may be longer than a text column holds. */
@Entity('report_version_parts')
@Index('report_version_parts_version', ['versionId', 'position'], { unique: true })
export class ReportVersionPart {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() versionId!: number;
  @Integer() position!: number;
  @LongText() content!: string;
}

/** How long a chain of versions is and how it ends, so that a missing last version is noticed. */
@Entity('report_chains')
@Index('report_chains_job', ['jobId'], { unique: true })
export class ReportChain {
  @PrimaryGeneratedColumn() id!: number;
  /** 0 for the chain of all jobs. */
  @Integer() jobId!: number;
  @Integer() length!: number;
  @Text(64) hash!: string;
}
