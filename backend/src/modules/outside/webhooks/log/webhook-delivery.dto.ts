import { dto } from '../../../../http/input/dto';
import { ReplayBody, WebhookDeliveriesQuery } from './webhook-delivery.schema';

export class ReplayDto extends dto(ReplayBody) {}
export class WebhookDeliveriesQueryDto extends dto(WebhookDeliveriesQuery) {}
