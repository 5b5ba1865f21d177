import { Module } from '@nestjs/common';
import { MoneyLeakQueries } from './money-leak.queries';
import { MoneyLeaksController } from './money-leaks.controller';

@Module({ controllers: [MoneyLeaksController], providers: [MoneyLeakQueries] })
export class MoneyLeaksModule {}
