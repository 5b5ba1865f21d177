import { Module } from '@nestjs/common';
import { VehiclesModule } from './vehicles.module';

/**
 * Vehicles as records: make, model, year, VIN and purchase order.
 *
 * A vehicle on a job is a unit. Units and their marks belong to `jobs`, their photos to `drivers`.
 */
@Module({
  imports: [VehiclesModule],
})
export class VehiclesGroup {}
