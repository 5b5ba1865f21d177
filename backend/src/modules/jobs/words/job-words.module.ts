import { Module } from '@nestjs/common';
import { JobWords } from './job-words';

/** Stands alone, so that whatever changes names can keep the jobs' words in step. */
@Module({ providers: [JobWords], exports: [JobWords] })
export class JobWordsModule {}
