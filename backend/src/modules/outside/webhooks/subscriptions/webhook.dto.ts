import { dto } from '../../../../http/input/dto';
import { NewWebhookBody, WebhookChangesBody } from './webhook.schema';

export class NewWebhookDto extends dto(NewWebhookBody) {}
export class WebhookChangesDto extends dto(WebhookChangesBody) {}
