import { dto } from '../../../http/input/dto';
import { EndedPushSubscriptionBody, NewPushSubscriptionBody } from './push.schema';

export class EndedPushSubscriptionDto extends dto(EndedPushSubscriptionBody) {}
export class NewPushSubscriptionDto extends dto(NewPushSubscriptionBody) {}
