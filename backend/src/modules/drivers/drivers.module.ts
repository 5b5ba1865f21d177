import { Module } from '@nestjs/common';
import { ChangeDriverStatusService } from './change-driver-status.service';
import { DriverOfUser } from './driver-of-user.service';
import { DriverQueries } from './driver.queries';
import { DriverRepository } from './driver.repository';
import { DriversController } from './drivers.controller';

@Module({
  controllers: [DriversController],
  providers: [ChangeDriverStatusService, DriverQueries, DriverOfUser, DriverRepository],
  exports: [DriverOfUser],
})
export class DriversModule {}
