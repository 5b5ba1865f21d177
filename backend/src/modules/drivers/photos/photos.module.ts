import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module';
import { PhotoQueries } from './photo.queries';
import { PhotoQuota } from './photo-quota';
import { PhotoRepository } from './photo.repository';
import { PhotoMaker } from './photo-maker';
import { PhotosController } from './photos.controller';
import { ReceiveReport } from './receive-report';
import { PhotosService } from './photos.service';
import { UnitPhotosController } from './unit-photos.controller';

@Module({
  imports: [JobsModule],
  controllers: [PhotosController, UnitPhotosController],
  providers: [PhotosService, PhotoMaker, PhotoQueries, PhotoQuota, PhotoRepository, ReceiveReport],
  exports: [PhotoQueries],
})
export class PhotosModule {}
