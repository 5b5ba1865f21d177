import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

interface Asked {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

/** A WebAuthn security key in software: ES256, with a counter. */
export class SoftPasskey {
  readonly id = randomBytes(32);
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private counter = 0;

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = pair.privateKey;
    this.publicKey = pair.publicKey;
  }

  /** The result of `navigator.credentials.create`. */
  make({ challenge, origin, rpId }: Asked) {
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), idLength, this.id, this.coseKey()]);
    const authData = Buffer.concat([
      this.authenticatorData(rpId, PRESENT | VERIFIED | WITH_CREDENTIAL),
      credential,
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: encoded(attestation).toString('base64url'),
      transports: ['usb'],
    };
  }

  /** The result of `navigator.credentials.get`. */
  answer({ challenge, origin, rpId }: Asked, { isVerified = true } = {}) {
    this.counter += 1;
    const authData = this.authenticatorData(rpId, isVerified ? PRESENT | VERIFIED : PRESENT);
    const client = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.privateKey).toString('base64url'),
    };
  }

  private authenticatorData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const site = createHash('sha256').update(rpId).digest();
    return Buffer.concat([site, Buffer.from([flags]), counter]);
  }

  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return encoded(key);
  }
}

function encoded(value: Map<never, unknown> | Map<string, unknown> | Map<number, unknown>): Buffer {
  return Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0])); // plain values
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
