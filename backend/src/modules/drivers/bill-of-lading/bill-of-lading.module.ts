import { Module } from '@nestjs/common';
import { PapersModule } from '../../../papers/papers.module';
import { JobsModule } from '../../jobs/jobs.module';
import { PhotosModule } from '../photos/photos.module';
import { SignaturesModule } from '../signatures/signatures.module';
import { BillOfLadingController } from './bill-of-lading.controller';
import { CLAIM_PRESS, claimPress } from './claim-renderer';
import { PaperPictures } from './paper-pictures';
import { ReadBillService } from './read-bill.service';

@Module({
  imports: [JobsModule, PapersModule, PhotosModule, SignaturesModule],
  controllers: [BillOfLadingController],
  providers: [PaperPictures, ReadBillService, { provide: CLAIM_PRESS, useFactory: claimPress }],
  exports: [ReadBillService],
})
export class BillOfLadingModule {}
