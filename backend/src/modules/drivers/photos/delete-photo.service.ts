import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import { jobScope } from '../../jobs/job-scope';
import { PhotoActivity } from './photo-activity';
import { PhotoRepository } from './photo.repository';

/** Deletes a photo. Its files are removed after a day. */
@Injectable()
export class DeletePhotoService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly photos: PhotoRepository,
    private readonly activity: PhotoActivity,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError not_found */
  delete(actor: Actor, id: number): Promise<void> {
    return this.transactions.run(async (tx) => {
      const seen = await this.photos.find(tx, id);
      const jobId = seen && (await this.photos.jobOf(tx, seen.unitId));
      const job = jobId && (await this.photos.holdJob(tx, jobId, jobScope(actor)));
      // Another user may have deleted it before the job was locked.
      const photo = job ? await this.photos.find(tx, id) : null;
      if (!job || photo === null) throw new AppError('not_found');
      await this.photos.delete(tx, id, this.clock.now());
      await this.activity.record(tx, actor, 'job.photo-deleted', job, photo);
    });
  }
}
