import { dto } from '../../http/input/dto';
import { JobUnitsBody } from './job-units-body.schema';

export class JobUnitsDto extends dto(JobUnitsBody) {}
