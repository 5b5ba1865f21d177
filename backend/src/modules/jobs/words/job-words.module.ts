import { Module } from '@nestjs/common';
import { RenamedWords } from '../../base/renames/renamed-words';
import { JobWords } from './job-words';

@Module({ providers: [JobWords], exports: [JobWords] })
export class JobWordsModule {
  constructor(renamed: RenamedWords, words: JobWords) {
    renamed.follow('jobs', (...part) => words.refreshPart(...part));
  }
}
