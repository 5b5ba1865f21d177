import { dto } from '../../../http/input/dto';
import { SendingBody } from './driver-operation.schema';

export class SendingDto extends dto(SendingBody) {}
