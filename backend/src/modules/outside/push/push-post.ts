import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../../config/settings';
import { SETTINGS } from '../../../config/settings-token';
import { type Posted, WebhookPost } from '../webhooks/sending/webhook-post';

/** Posts to push services; what lies in the own network is closed as it is to webhooks, with hosts of its own. */
@Injectable()
export class PushPost {
  private readonly post: WebhookPost;

  constructor(@Inject(SETTINGS) { push }: Settings) {
    this.post = new WebhookPost({ webhooks: push });
  }

  /** @throws what WebhookPost throws */
  send(endpoint: string, headers: Record<string, string>, body: Buffer): Promise<Posted> {
    return this.post.send(endpoint, headers, body);
  }
}
