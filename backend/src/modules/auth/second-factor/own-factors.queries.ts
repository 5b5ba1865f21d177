import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Database } from '../../../database/database';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../database/rows';
import type { Actor } from '../../../http/access/actor';
import { Confirmation } from '../sessions/confirmation';
import { FactorQueries } from '../factors/factor.queries';
import { deviceHash } from '../factors/remembered-devices';
import { SecondStep } from '../factors/second-step';
import type { OwnFactorsAnswer, UserFactorsAnswer } from './second-factor.schema';

const MOST_SHOWN = 100;

@Injectable()
export class OwnFactorsQueries {
  constructor(
    private readonly database: Database,
    private readonly factors: FactorQueries,
    private readonly secondStep: SecondStep,
    private readonly confirmation: Confirmation,
    private readonly clock: Clock,
  ) {}

  /** @param deviceToken the current browser's token, if it is remembered */
  async own(actor: Actor, deviceToken: string | null): Promise<OwnFactorsAnswer> {
    const { app, passkeys, recoveryCodes } = await this.factors.of(actor.userId);
    const addedAt = app?.confirmedAt?.toISOString();
    return {
      app: addedAt === undefined ? null : { addedAt },
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        addedAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      recoveryCodes,
      devices: await this.devices(actor.userId, deviceToken),
      isRequired: this.secondStep.isRequiredOf(actor.role),
      confirmedUntil: (await this.confirmation.until(actor))?.toISOString() ?? null,
    };
  }

  /** Only counts, for user managers. */
  async ofUser(userId: number): Promise<UserFactorsAnswer> {
    const { app, passkeys, recoveryCodes } = await this.factors.of(userId);
    const devices = (await this.devices(userId, null)).length;
    return { app: app !== null, passkeys: passkeys.length, recoveryCodes, devices };
  }

  private async devices(
    userId: number,
    deviceToken: string | null,
  ): Promise<OwnFactorsAnswer['devices']> {
    const current = deviceToken === null ? null : deviceHash(deviceToken);
    const rows = await this.database.query<Row>(
      `SELECT id, tokenHash, userAgent, lastUsedAt, expiresAt FROM remembered_devices
        WHERE userId = ? AND expiresAt > ? ORDER BY lastUsedAt DESC, id DESC LIMIT ?`,
      [userId, this.clock.now(), MOST_SHOWN],
    );
    return rows.map((row) => ({
      id: toNumber(row.id),
      isCurrent: row.tokenHash === current,
      userAgent: toNullable(row.userAgent, toText),
      lastUsedAt: toDate(row.lastUsedAt).toISOString(),
      expiresAt: toDate(row.expiresAt).toISOString(),
    }));
  }
}
