import { Global, Module } from '@nestjs/common';
import { RenamedWords } from './renamed-words';

@Global()
@Module({ providers: [RenamedWords], exports: [RenamedWords] })
export class RenamesModule {}
