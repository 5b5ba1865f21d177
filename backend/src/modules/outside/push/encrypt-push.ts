import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const RECORD_SIZE = 4096;
/** The delimiter of the last record (RFC 8188). */
const LAST = Buffer.from([2]);

/** The phone's keys for messages, in base64url. */
export interface PhoneKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** The random input per message; tests use the example of RFC 8291. */
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
 * Encrypts a message end to end, so that neither the push service nor the network can read it (RFC 8291).
 * @throws Error if `p256dh` is not a point on the curve
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
