import { Global, Module } from '@nestjs/common';
import { UserQueries } from './user.queries';
import { UserRepository } from './user.repository';

@Global()
@Module({ providers: [UserQueries, UserRepository], exports: [UserQueries, UserRepository] })
export class UsersModule {}
