import { isDelayed } from '@dispatch/domain/customer-notices/notice-state';
import { isDeliveryLate } from '@dispatch/domain/jobs/stop-window';
import { unitState } from '@dispatch/domain/jobs/unit-state';
import { dayOf } from '@dispatch/domain/time/company-day';
import { isTrackingOver, trackingEnd } from '@dispatch/domain/tracking/tracking-link';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import { Database } from '../../../database/database';
import { found } from '../../../database/records/found';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../database/rows';
import { GuessThrottle } from '../../auth/throttle/guess-throttle';
import { ReadBillService, type ReadPaper } from '../../drivers/bill-of-lading/read-bill.service';
import { CarrierReader } from '../../base/company/carrier';
import { JobQueries } from '../../jobs/read/job.queries';
import { PaperPace } from './paper-pace';
import { PUBLIC_READER } from './public-reader';
import type { TrackAnswer } from './track.schema';
import { TrackingTokens } from './tracking-tokens';
import type { TrackedBillQueryDto } from './track.dto';

interface TrackedJob {
  readonly id: number;
  readonly pickedUpOn: string | null;
}

/** Reads the data for a visitor with a link. Expired, revoked and unknown links get the same response. */
@Injectable()
export class ReadTrackService {
  constructor(
    private readonly database: Database,
    private readonly tokens: TrackingTokens,
    private readonly throttle: GuessThrottle,
    private readonly jobs: JobQueries,
    private readonly bills: ReadBillService,
    private readonly pace: PaperPace,
    private readonly carrier: CarrierReader,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError not_found, too_many_requests */
  async read(token: string, address: string): Promise<TrackAnswer> {
    const { id, pickedUpOn } = await this.jobOf(token, address);
    const job = await this.jobs.get(PUBLIC_READER, id);
    const { name, phone } = await this.carrier.read();
    const { timeZone } = this.settings.company;
    const completedAt = job.completedAt === null ? null : new Date(job.completedAt);
    const last = job.deliverBy === null ? null : new Date(job.deliverBy);
    return {
      jobId: job.jobId,
      status: job.status,
      isDelayed: isDelayed(job, dayOf(this.clock.now(), timeZone)),
      isDeliveryLate: isDeliveryLate({ status: job.status, deliverBy: last }, this.clock.now()),
      carrier: { name, phone },
      timeZone,
      pickup: {
        ...{ city: job.pickupCity, province: job.pickupProvince },
        ...{ expectedOn: job.preferredPickupDate, doneOn: pickedUpOn },
        ...{ from: job.pickupFrom, until: job.pickupUntil },
      },
      dropoff: {
        ...{ city: job.dropoffCity, province: job.dropoffProvince, doneAt: job.completedAt },
        ...{ expectedOn: job.preferredDeliveryDate },
        ...{ from: job.dropoffFrom, until: job.dropoffUntil },
      },
      units: job.jobVehicles.map(({ vehicle, leftBehind }) => ({
        ...{ year: vehicle.year, make: vehicle.make, model: vehicle.model },
        vinLast8: vehicle.vinLast8,
        state: unitState(job.status, leftBehind !== null),
      })),
      expiresAt: trackingEnd({ completedAt })?.toISOString() ?? null,
    };
  }

  /** @throws AppError not_found, too_many_requests */
  async bill(
    token: string,
    address: string,
    { language }: TrackedBillQueryDto,
  ): Promise<ReadPaper> {
    const { id } = await this.jobOf(token, address);
    const { status } = await this.jobs.get(PUBLIC_READER, id);
    const stage = status === 'delivered' ? 'delivery' : 'pickup';
    const paper = await this.bills.readForOthers(PUBLIC_READER, id, { stage, language });
    const print = async () => {
      this.pace.take(address);
      return paper.print();
    };
    return { ...paper, print };
  }

  private async jobOf(token: string, address: string): Promise<TrackedJob> {
    return found(await this.throttle.guess('tracking', address, () => this.find(token)));
  }

  private async find(token: string): Promise<TrackedJob | null> {
    const [row] = await this.database.query<Row>(
      `SELECT j.id, j.pickedUpOn, j.completedAt FROM tracking_links l JOIN jobs j ON j.id = l.jobId
        WHERE l.tokenHash = ? AND l.takenBackAt IS NULL AND j.deletedAt IS NULL`,
      [this.tokens.hashOf(token)],
    );
    if (row === undefined) return null;
    const completedAt = toNullable(row['completedAt'], toDate);
    if (isTrackingOver({ completedAt }, this.clock.now())) return null;
    return { id: toNumber(row.id), pickedUpOn: toNullable(row['pickedUpOn'], toText) };
  }
}
