import { Module } from '@nestjs/common';
import { VehiclesModule } from './vehicles.module';

/**
 * Vehicles as records: make, model, year, VIN and purchase order.
 *
 * A vehicle on a job is a unit: units, their marks and their reports belong to `jobs` and `drivers`.
 */
@Module({
  imports: [VehiclesModule],
})
export class VehiclesGroup {}
