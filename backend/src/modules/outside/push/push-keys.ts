import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import { Database } from '../../../database/database';
import { uniqueViolation } from '../../../database/engines/unique-violation';
import { type Row, toText } from '../../../database/rows';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { derivedKey } from '../../auth/factors/derived-key';
import { openText, sealText } from '../../auth/factors/sealed-text';

const NAME = 'vapid';
const HOURS_12_S = 12 * 60 * 60;
/** The contact for push services if the company gave none. */
const NOBODY = 'mailto:dispatch@localhost';

interface Pair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The keys that identify the server to push services (RFC 8292). Created once, and stored encrypted with the server's
 * secret.
 */
@Injectable()
export class PushKeys {
  private readonly key: Buffer;
  private known: Pair | null = null;

  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {
    this.key = derivedKey(settings.jwtSecret, 'push');
  }

  /** The key that phones subscribe with: a P-256 point in base64url. */
  async publicKey(): Promise<string> {
    return (await this.pair()).publicKey;
  }

  /** The authorization header for the push service of that address. */
  async authorization(endpoint: string): Promise<string> {
    const { publicKey, privateKey } = await this.pair();
    const expires = Math.floor(this.clock.now().getTime() / 1000) + HOURS_12_S;
    const claims = { aud: new URL(endpoint).origin, exp: expires, sub: this.contact() };
    const text = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const key = signingKey(publicKey, privateKey);
    const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
  }

  private contact(): string {
    const { publicUrl, company } = this.settings;
    if (publicUrl?.startsWith('https:')) return publicUrl;
    return company.email === null ? NOBODY : `mailto:${company.email}`;
  }

  private async pair(): Promise<Pair> {
    if (this.known !== null) return this.known;
    const [row] = await this.rows();
    this.known = (row && this.opened(row)) ?? (await this.make(row));
    return this.known;
  }

  private rows(): Promise<Row[]> {
    return this.database.query<Row>('SELECT publicKey, privateKey FROM push_keys WHERE name = ?', [
      NAME,
    ]);
  }

  /** Null if it was sealed with another secret of the server. */
  private opened(row: Row): Pair | null {
    const privateKey = openText(this.key, NAME, toText(row['privateKey']));
    return privateKey === null ? null : { publicKey: toText(row['publicKey']), privateKey };
  }

  /** Phones subscribed with another key become unreachable. They subscribe again when the portal is next opened. */
  private async make(useless: Row | undefined): Promise<Pair> {
    const pair = newPair();
    try {
      await this.transactions.run(async (tx) => {
        if (useless !== undefined) {
          const old = [NAME, toText(useless['publicKey'])];
          await tx.manager.query('DELETE FROM push_keys WHERE name = ? AND publicKey = ?', old);
          await tx.manager.query('DELETE FROM push_subscriptions');
        }
        await tx.manager.query(
          'INSERT INTO push_keys (name, publicKey, privateKey, createdAt) VALUES (?, ?, ?, ?)',
          [NAME, pair.publicKey, sealText(this.key, NAME, pair.privateKey), this.clock.now()],
        );
      });
      return pair;
    } catch (error) {
      // Another replica inserted it first.
      const [row] = uniqueViolation(error) === null ? [] : await this.rows();
      const theirs = row && this.opened(row);
      if (!theirs) throw error;
      return theirs;
    }
  }
}

function newPair(): Pair {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([
    Buffer.from([4]),
    ...[x, y].map((part) => Buffer.from(part, 'base64url')),
  ]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

function signingKey(publicKey: string, privateKey: string): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  return createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: privateKey },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
}
