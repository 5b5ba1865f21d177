import { TOKEN_DAYS, TOKEN_NAME_MAX } from '@dispatch/domain/people/api-tokens';
import { SCOPES, type Scope } from '@dispatch/domain/people/scopes';
import * as z from '../../lib/schema';

/** Lifetimes offered for a new token, in days. */
export const DAYS_OFFERED = [30, TOKEN_DAYS.default, 180, TOKEN_DAYS.max] as const;

const name = () =>
  z.text(TOKEN_NAME_MAX).refine((value) => value.trim() !== '', 'apiAccess:errors.name');

export const tokenSchema = z.object({
  name: name(),
  days: z.string(),
  scopes: z.array(z.enum(SCOPES)).min(1, 'apiAccess:errors.scopes'),
});
export type TokenValues = z.infer<typeof tokenSchema>;

export const accountSchema = z.object({ name: name() });

export const NO_TOKEN: TokenValues = { name: '', days: String(TOKEN_DAYS.default), scopes: [] };

export function toNewToken({ name: typed, days, scopes }: TokenValues) {
  return { name: typed.trim(), days: Number(days), scopes: scopes as Scope[] };
}
