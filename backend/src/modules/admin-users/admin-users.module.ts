import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { InvitationsModule } from '../auth/invitations/invitations.module';
import { DriversModule } from '../drivers/drivers.module';
import { AdminUsersController } from './admin-users.controller';
import { DriverSide } from './driver-side';
import { UsersService } from './users.service';
import { UserGuards } from './user-guards';
import { UserListQueries } from './user-list.queries';
import { UserSessionsController } from './user-sessions.controller';

@Module({
  imports: [AuthModule, DriversModule, InvitationsModule],
  controllers: [AdminUsersController, UserSessionsController],
  providers: [UsersService, DriverSide, UserGuards, UserListQueries],
  exports: [UsersService],
})
export class AdminUsersModule {}
