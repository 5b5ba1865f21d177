import { dto } from '../../http/input/dto';
import { CompleteJobBody, CreateJobBody, UpdateJobBody } from './job-body.schema';

export class CompleteJobDto extends dto(CompleteJobBody) {}
export class CreateJobDto extends dto(CreateJobBody) {}
export class UpdateJobDto extends dto(UpdateJobBody) {}
