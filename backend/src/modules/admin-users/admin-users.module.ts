import { Module } from '@nestjs/common';
import { ActivityModule } from '../base/activity/activity.module';
import { AuthModule } from '../auth/auth.module';
import { DriversModule } from '../drivers/drivers.module';
import { UsersModule } from '../auth/users/users.module';
import { AdminUsersController } from './admin-users.controller';
import { DriverSide } from './driver-side';
import { UsersService } from './users.service';
import { UserGuards } from './user-guards';
import { UserListQueries } from './user-list.queries';
import { UserSessionsController } from './user-sessions.controller';

@Module({
  imports: [ActivityModule, AuthModule, DriversModule, UsersModule],
  controllers: [AdminUsersController, UserSessionsController],
  providers: [
    UsersService,
    DriverSide,
    UserGuards,
    UserListQueries,
  ],
  exports: [UsersService],
})
export class AdminUsersModule {}
