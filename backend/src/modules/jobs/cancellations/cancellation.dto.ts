import { dto } from '../../../http/input/dto';
import { CancellationBody, CancelledJobsQuery } from './cancellation.schema';

export class CancellationDto extends dto(CancellationBody) {}
export class CancelledJobsQueryDto extends dto(CancelledJobsQuery) {}
