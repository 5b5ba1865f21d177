import { Module } from '@nestjs/common';
import { UserQueries } from './user.queries';

@Module({ providers: [UserQueries], exports: [UserQueries] })
export class UsersModule {}
