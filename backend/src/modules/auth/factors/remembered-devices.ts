import { createHash, randomBytes } from 'node:crypto';
import { REMEMBER_DAYS } from '@dispatch/domain/people/second-factor';
import { Injectable } from '@nestjs/common';
import { insertRecord, rowsChanged } from '../../../database/records/records';
import { RememberedDevice } from '../../../database/schema/entities/accounts/second-factor';
import type { Tx } from '../../../database/transactions/transaction';

const TOKEN = /^[\w-]{43}$/;
export const REMEMBER_SECONDS = REMEMBER_DAYS * 24 * 60 * 60;

/** Browsers in which a user temporarily needs no second factor. */
@Injectable()
export class RememberedDevices {
  /** Returns the token for the browser's cookie, reusing an existing one. */
  async remember(
    tx: Tx,
    userId: number,
    device: { readonly token: string | null; readonly userAgent: string | null },
    now: Date,
  ): Promise<string> {
    const given = device.token !== null && TOKEN.test(device.token) ? device.token : null;
    const token = given ?? randomBytes(32).toString('base64url');
    const tokenHash = deviceHash(token);
    const sql = 'DELETE FROM remembered_devices WHERE tokenHash = ? AND userId = ?';
    await rowsChanged(tx, sql, [tokenHash, userId]);
    await insertRecord(tx, RememberedDevice, {
      userId,
      tokenHash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + REMEMBER_SECONDS * 1000),
      lastUsedAt: now,
      userAgent: device.userAgent?.slice(0, 300) ?? null,
    });
    return token;
  }

  /** Whether the browser is remembered for the user; records the use. */
  async isKnown(tx: Tx, userId: number, token: string | null, now: Date): Promise<boolean> {
    if (token === null || !TOKEN.test(token)) return false;
    const changed = await rowsChanged(
      tx,
      'UPDATE remembered_devices SET lastUsedAt = ? WHERE tokenHash = ? AND userId = ? AND expiresAt > ?',
      [now, deviceHash(token), userId, now],
    );
    return changed > 0;
  }

  async forget(tx: Tx, userId: number, id: number): Promise<boolean> {
    const sql = 'DELETE FROM remembered_devices WHERE id = ? AND userId = ?';
    return (await rowsChanged(tx, sql, [id, userId])) === 1;
  }

  /** Returns the number of deleted devices. */
  forgetAllOf(tx: Tx, userId: number): Promise<number> {
    return rowsChanged(tx, 'DELETE FROM remembered_devices WHERE userId = ?', [userId]);
  }
}

export function deviceHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
