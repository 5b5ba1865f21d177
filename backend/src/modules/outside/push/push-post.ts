import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import { type Posted, WebhookPost } from '../webhooks/sending/webhook-post';

/**
 * Posts to push services. Blocks addresses inside the own network like webhooks do, with its own list of exceptions.
 */
@Injectable()
export class PushPost {
  private readonly post: WebhookPost;

  constructor({ push }: Settings) {
    this.post = new WebhookPost({ webhooks: push });
  }

  /** @throws the errors of WebhookPost */
  send(endpoint: string, headers: Record<string, string>, body: Buffer): Promise<Posted> {
    return this.post.send(endpoint, headers, body);
  }
}
