import { Module } from '@nestjs/common';
import { JobSearch } from './job-words';

/** Stands alone, so that whatever changes names can keep the jobs' words in step. */
@Module({ providers: [JobSearch], exports: [JobSearch] })
export class JobSearchModule {}
