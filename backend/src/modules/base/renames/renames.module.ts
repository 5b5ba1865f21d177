import { Module } from '@nestjs/common';
import { RenamedWords } from './renamed-words';

@Module({ providers: [RenamedWords], exports: [RenamedWords] })
export class RenamesModule {}
