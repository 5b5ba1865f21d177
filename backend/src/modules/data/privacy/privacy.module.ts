import { Module } from '@nestjs/common';
import { PapersModule } from '../../../papers/papers.module';
import { ErasuresService } from './erasure/erasures.service';
import { ErasuresController } from './erasure/erasures.controller';
import { ExportPersonService } from './export/export-person.service';
import { PrivacyFactsController } from './facts.controller';
import { PeopleController } from './people/people.controller';
import { PeopleQueries } from './people/people.queries';
import { ChangeRetentionService } from './retention/change-retention.service';
import { RetentionController } from './retention/retention.controller';

@Module({
  imports: [PapersModule],
  controllers: [PeopleController, ErasuresController, RetentionController, PrivacyFactsController],
  providers: [ChangeRetentionService, ErasuresService, ExportPersonService, PeopleQueries],
})
export class PrivacyModule {}
