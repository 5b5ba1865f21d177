import { Entity, Index } from 'typeorm';
import {
  Integer,
  OptionalFlag,
  OptionalInstant,
  OptionalInteger,
  OptionalText,
  References,
} from '../columns';
import { NumberedRecord } from '../record';
import { Job } from './job';
import { Vehicle } from '../vehicle';

/** One vehicle on a job, in loading order; positions run from 1 to 9. */
@Entity('job_units')
@Index('job_units_position', ['jobId', 'position'], { unique: true })
@Index('job_units_vehicle', ['vehicleId'])
export class JobUnit extends NumberedRecord {
  @Integer() jobId!: number;
  @References(() => Job, 'job_units_job_fk') job?: Job;
  @Integer() vehicleId!: number;
  @References(() => Vehicle, 'job_units_vehicle_fk') vehicle?: Vehicle;
  @Integer() position!: number;
  @OptionalInteger() priceCents!: number | null;
  /** Why it was left behind, else null. The unit's state follows from this and the job's status. */
  @OptionalText(20) leftReason!: string | null;
  @OptionalText(4000) leftNote!: string | null;
  @OptionalInstant() leftAt!: Date | null;
  @OptionalInteger() leftById!: number | null;
  /** The person's name at that time. */
  @OptionalText(120) leftByName!: string | null;
  /** The job that took it over; counts only while that job is in a list. */
  @OptionalInteger() carriedToId!: number | null;
  /** The VIN that the driver read before loading; null if it was not checked. */
  @OptionalText(17) checkedVin!: string | null;
  @OptionalText(20) checkMethod!: string | null;
  @OptionalInstant() checkedAt!: Date | null;
  /** The person's name at that time. */
  @OptionalText(120) checkedByName!: string | null;
  /** True if it was loaded despite a different VIN, else null. */
  @OptionalFlag() isLoadedAnyway!: boolean | null;
}
