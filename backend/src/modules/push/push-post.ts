import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import { WebhookPost } from '../webhooks/sending/webhook-post';

/** Posts to push services; what lies in the own network is closed as it is to webhooks, with hosts of its own. */
@Injectable()
export class PushPost extends WebhookPost {
  constructor(@Inject(SETTINGS) { push }: Settings) {
    super({ webhooks: push });
  }
}
