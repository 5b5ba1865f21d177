import { dto } from '../../../http/input/dto';
import { JobBatchBody } from './job-batch.schema';

export class JobBatchDto extends dto(JobBatchBody) {}
