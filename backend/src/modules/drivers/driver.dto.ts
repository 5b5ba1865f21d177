import { dto } from '../../http/input/dto';
import { DriverStatusBody, DriversQuery } from './driver.schema';

export class DriverStatusDto extends dto(DriverStatusBody) {}
export class DriversQueryDto extends dto(DriversQuery) {}
