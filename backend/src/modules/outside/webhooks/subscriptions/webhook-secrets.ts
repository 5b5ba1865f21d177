import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../config/settings';
import { derivedKey } from '../../../auth/factors/derived-key';
import { openText, sealText } from '../../../auth/factors/sealed-text';
import { SECRET_PREFIX } from '../sending/signature';

const SECRET_BYTES = 32;
const OWNER = 'webhook';

/** Creates signing secrets, and encrypts them so that neither the database nor a backup reveals them. */
@Injectable()
export class WebhookSecrets {
  private readonly key: Buffer;

  constructor(settings: Settings) {
    this.key = derivedKey(settings.jwtSecret, 'webhooks');
  }

  make(): { readonly secret: string; readonly sealed: string } {
    const secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
    return { secret, sealed: sealText(this.key, OWNER, secret) };
  }

  /** Null if it was sealed with another signing secret of the server. */
  open(sealed: string): string | null {
    return openText(this.key, OWNER, sealed);
  }
}
