import type { Credential } from '@dispatch/domain/people/credentials';
import { SERVICE_ACCOUNT } from '@dispatch/domain/people/scopes';
import { toNumber } from '../database/rows';
import type { Tx } from '../database/transactions/transaction';
import { endCredentials } from '../modules/auth/credentials/end-credentials';
import type { Query } from './tables';

/** Credentials that a restore revokes only on request, since this stops other programs and customers. */
export const OFFERED = [
  {
    option: '--end-service-tokens',
    credential: 'service-token',
    words: 'Tokens of service accounts',
    live: `api_tokens WHERE revokedAt IS NULL AND expiresAt > ?
      AND userId IN (SELECT id FROM users WHERE role = '${SERVICE_ACCOUNT}')`,
  },
  {
    option: '--end-tracking-links',
    credential: 'tracking-link',
    words: 'Tracking links',
    live: 'tracking_links WHERE takenBackAt IS NULL AND createdAt < ?',
  },
] as const;

interface Ending {
  readonly now: Date;
  readonly chosen: readonly Credential[];
  readonly log: (line: string) => void;
}

/** Credentials in the backup may have been revoked since it was taken. */
export async function endRestored(
  tx: Tx,
  query: Query,
  { now, chosen, log }: Ending,
): Promise<void> {
  const live = await Promise.all(
    OFFERED.map(async ({ live: rows }) => {
      const [row] = await query(`SELECT COUNT(*) AS count FROM ${rows}`, [now]);
      return toNumber(row?.['count']);
    }),
  );
  const ended = await endCredentials(tx, 'restored', { userId: null, chosen }, now);
  const own = ended.get('personal-token') ?? 0;
  if (own > 0) log(`Personal tokens have ended (${String(own)}): their people make new ones.`);
  for (const [index, { option, credential, words }] of OFFERED.entries()) {
    const count = live[index] ?? 0;
    if (count === 0) continue;
    log(
      chosen.includes(credential)
        ? `${words} have ended (${String(count)}).`
        : `${words} are as they were then (${String(count)}), those that were ended since among them. To end all, restore with ${option}.`,
    );
  }
}
