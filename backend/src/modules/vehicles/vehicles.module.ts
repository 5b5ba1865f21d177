import { Module } from '@nestjs/common';
import { ActivityModule } from '../base/activity/activity.module';
import { CreateVehicleService } from './create-vehicle.service';
import { VehicleQueries } from './vehicle.queries';
import { VehicleRepository } from './vehicle.repository';
import { VehiclesController } from './vehicles.controller';

@Module({
  imports: [ActivityModule],
  controllers: [VehiclesController],
  providers: [CreateVehicleService, VehicleQueries, VehicleRepository],
  exports: [VehicleRepository],
})
export class VehiclesModule {}
