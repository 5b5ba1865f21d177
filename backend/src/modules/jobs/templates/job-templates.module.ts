import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs.module';
import { ChangeTemplateService } from './change-template.service';
import { JobTemplateQueries } from './job-template.queries';
import { JobTemplatesController } from './job-templates.controller';

@Module({
  imports: [JobsModule],
  controllers: [JobTemplatesController],
  providers: [ChangeTemplateService, JobTemplateQueries],
})
export class JobTemplatesModule {}
