import { dto } from '../../http/input/dto';
import { NewVehicleBody, VehicleSearchQuery, VehiclesQuery } from './vehicle.schema';

export class NewVehicleDto extends dto(NewVehicleBody) {}
export class VehicleSearchQueryDto extends dto(VehicleSearchQuery) {}
export class VehiclesQueryDto extends dto(VehiclesQuery) {}
