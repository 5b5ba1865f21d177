import { createDecipheriv, createECDH, createHmac, type ECDH } from 'node:crypto';

const hmac = (key: Buffer, ...data: Buffer[]) =>
  createHmac('sha256', key).update(Buffer.concat(data)).digest();

/** Decrypts a message like a browser (RFC 8291), implemented from the standard. */
export function opened(body: Buffer, phone: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const theirs = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + theirs.length);
  const about = [Buffer.from('WebPush: info\0'), phone.getPublicKey(), theirs];
  const one = Buffer.from([1]);
  const material = hmac(hmac(auth, phone.computeSecret(theirs)), ...about, one);
  const base = hmac(salt, material);
  const key = hmac(base, Buffer.from('Content-Encoding: aes128gcm\0'), one).subarray(0, 16);
  const nonce = hmac(base, Buffer.from('Content-Encoding: nonce\0'), one).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  return plain.subarray(0, end).toString('utf8');
}

/** A phone's subscription as a browser creates it. */
export function newPhone(path: string, service: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = Buffer.from('0123456789abcdef');
  return {
    subscription: {
      endpoint: `${service}${path}`,
      p256dh: pair.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
      language: 'fr-CA',
    },
    read: (body: Buffer) => opened(body, pair, auth),
  };
}
