import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../../config/settings';
import { SETTINGS } from '../../../config/settings-token';
import { derivedKey } from './derived-key';
import { openText, sealText } from './sealed-text';

/** Keeps secrets so that the database alone does not give them away; each opens for its own person only. */
@Injectable()
export class SecretSeal {
  private readonly key: Buffer;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.key = derivedKey(settings.jwtSecret, 'second factors');
  }

  seal(userId: number, secret: string): string {
    return sealText(this.key, ownerOf(userId), secret);
  }

  /** Null where it was sealed for somebody else, under another signing secret, or is damaged. */
  open(userId: number, sealed: string): string | null {
    return openText(this.key, ownerOf(userId), sealed);
  }
}

function ownerOf(userId: number): string {
  return `user ${String(userId)}`;
}
