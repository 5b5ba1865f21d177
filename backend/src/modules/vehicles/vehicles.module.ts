import { Module } from '@nestjs/common';
import { CreateVehicleService } from './create-vehicle.service';
import { VehicleQueries } from './vehicle.queries';
import { VehicleRepository } from './vehicle.repository';
import { VehiclesController } from './vehicles.controller';

@Module({
  controllers: [VehiclesController],
  providers: [CreateVehicleService, VehicleQueries, VehicleRepository],
  exports: [VehicleRepository],
})
export class VehiclesModule {}
