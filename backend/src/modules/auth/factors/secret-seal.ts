import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import { derivedKey } from './derived-key';
import { openText, sealText } from './sealed-text';

/** Encrypts secrets, so that the database does not reveal them; each opens only for its own user. */
@Injectable()
export class SecretSeal {
  private readonly key: Buffer;

  constructor(settings: Settings) {
    this.key = derivedKey(settings.jwtSecret, 'second factors');
  }

  seal(userId: number, secret: string): string {
    return sealText(this.key, ownerOf(userId), secret);
  }

  /** Null if it was sealed for another user, with another signing secret, or is damaged. */
  open(userId: number, sealed: string): string | null {
    return openText(this.key, ownerOf(userId), sealed);
  }
}

function ownerOf(userId: number): string {
  return `user ${String(userId)}`;
}
