import { dto } from '../../../http/input/dto';
import { PresenceBody } from './presence.schema';

export class PresenceDto extends dto(PresenceBody) {}
