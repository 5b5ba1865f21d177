import { Entity, Index } from 'typeorm';
import { Integer, LongText, OptionalInstant, Text } from '../columns';
import { NumberedRecord } from '../record';

/** A report version sealed by a signature. Rows are append-only and stay when their job is deleted. */
@Entity('report_versions')
@Index('report_versions_job', ['jobId', 'number'], { unique: true })
@Index('report_versions_sequence', ['sequence'], { unique: true })
export class ReportVersion extends NumberedRecord {
  @Integer() jobId!: number;
  /** Numbers within the job and across all jobs, from 1 on. */
  @Integer() number!: number;
  @Integer() sequence!: number;
  /** SHA-256 (hex) of the data in UTF-8. */
  @Text(64) hash!: string;
  /** When the data was purged at the end of its retention time. */
  @OptionalInstant() letGoAt!: Date | null;
}

/** The data of a version, canonical JSON in pieces: the whole may exceed a text column. */
@Entity('report_version_parts')
@Index('report_version_parts_version', ['versionId', 'position'], { unique: true })
export class ReportVersionPart extends NumberedRecord {
  @Integer() versionId!: number;
  @Integer() position!: number;
  @LongText() content!: string;
}

/** Length and last hash of a chain of versions, so that a missing last version is detected. */
@Entity('report_chains')
@Index('report_chains_job', ['jobId'], { unique: true })
export class ReportChain extends NumberedRecord {
  /** 0 for the chain of all jobs. */
  @Integer() jobId!: number;
  @Integer() length!: number;
  @Text(64) hash!: string;
}
