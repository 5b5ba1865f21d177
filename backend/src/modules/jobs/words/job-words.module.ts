import { Module } from '@nestjs/common';
import { JobWords } from './job-words';

/** A module without other imports, so that any module that changes names can update the jobs' words. */
@Module({ providers: [JobWords], exports: [JobWords] })
export class JobWordsModule {}
