import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const RECORD_SIZE = 4096;
/** Behind the last part of a message (RFC 8188). */
const LAST = Buffer.from([2]);

/** What the phone gave to be written to, in base64url. */
export interface PhoneKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What is made anew for each message; tests give the example of RFC 8291. */
export interface Chance {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

export function newChance(): Chance {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { salt: randomBytes(16), privateKey: pair.getPrivateKey() };
}

/**
 * A message that nobody but the phone can read: neither the push service nor who listens on the way (RFC 8291).
 * @throws Error where `p256dh` is no point of the curve
 */
export function encryptPush(text: string, keys: PhoneKeys, { salt, privateKey }: Chance): Buffer {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  const own = pair.getPublicKey();
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const shared = pair.computeSecret(theirs);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const material = derive(shared, Buffer.from(keys.auth, 'base64url'), about, 32);
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), LAST])), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([own.length]),
    own,
    ...sealed,
    cipher.getAuthTag(),
  ]);
}

function derive(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}
