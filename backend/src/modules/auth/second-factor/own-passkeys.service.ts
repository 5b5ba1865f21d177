import { AppError } from '@dispatch/domain/errors';
import { MOST_PASSKEYS } from '@dispatch/domain/people/second-factor';
import { Injectable } from '@nestjs/common';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import { uniqueViolation } from '../../../database/engines/unique-violation';
import type { Actor } from '../../../http/access/actor';
import { Confirmation } from '../sessions/confirmation';
import { Challenges } from '../factors/challenges';
import { FactorQueries, type StoredPasskey } from '../factors/factor.queries';
import type { PasskeyMade } from '../factors/factor.schema';
import { type NewPasskey, PasskeyRepository } from '../factors/passkey.repository';
import type { RelyingParty } from '../factors/relying-party';
import { UserQueries } from '../users/user.queries';
import { FactorChanges } from './factor-changes';
import type { NewPasskeyDto } from './second-factor.dto';
import type { PasskeyCreationAnswer, RecoveryCodesAnswer } from './second-factor.schema';

/** A user's passkeys. */
@Injectable()
export class OwnPasskeysService {
  constructor(
    private readonly changes: FactorChanges,
    private readonly confirmation: Confirmation,
    private readonly challenges: Challenges,
    private readonly queries: FactorQueries,
    private readonly passkeys: PasskeyRepository,
    private readonly users: UserQueries,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError confirmation_needed, too_many_passkeys */
  async begin(actor: Actor, party: RelyingParty): Promise<PasskeyCreationAnswer> {
    await this.confirmation.require(actor);
    const { passkeys } = await this.queries.of(actor.userId);
    refuseTooMany(passkeys.length);
    const asked = { userId: actor.userId, mark: '' };
    const { token, nonce } = this.challenges.issue('passkey-added', asked, this.clock.now());
    const { email, name } = await this.users.get(actor.userId);
    const options = creationOptions({
      ...{ nonce, party, company: this.settings.company.name, passkeys },
      person: { id: actor.userId, email, name },
    });
    return { challenge: token, options };
  }

  /** @throws AppError confirmation_needed, challenge_expired, passkey_refused, passkey_taken, too_many_passkeys */
  async add(actor: Actor, body: NewPasskeyDto, party: RelyingParty): Promise<RecoveryCodesAnswer> {
    const asked = this.challenges.read(body.challenge, 'passkey-added', this.clock.now());
    if (asked?.userId !== actor.userId) throw new AppError('challenge_expired');
    const made = await readPasskey(body.passkey, asked.nonce, party);
    if (made === null) throw new AppError('passkey_refused');
    const { userId } = actor;
    const passkey = { ...made, userId, name: body.name, transports: body.passkey.transports };
    return this.changes
      .make(actor, async (tx, now) => {
        refuseTooMany((await this.queries.of(userId)).passkeys.length);
        await this.passkeys.insert(tx, passkey, now);
        await this.changes.record(tx, actor, userId, 'user.passkey-added', { passkey: body.name });
        await this.changes.endOthers(tx, userId);
        return { recoveryCodes: await this.changes.firstRecoveryCodes(tx, actor) };
      })
      .catch(refuseTaken);
  }

  /** @throws AppError confirmation_needed, not_found */
  async rename(actor: Actor, id: number, name: string): Promise<void> {
    await this.changes.make(actor, async (tx) => {
      if (!(await this.passkeys.rename(tx, actor.userId, id, name)))
        throw new AppError('not_found');
    });
  }

  /** @throws AppError confirmation_needed, not_found, second_factor_stays */
  async remove(actor: Actor, id: number): Promise<void> {
    await this.changes.make(actor, async (tx) => {
      const { passkeys } = await this.queries.of(actor.userId);
      const passkey = passkeys.find((one) => one.id === id)?.name;
      if (passkey === undefined || !(await this.passkeys.remove(tx, actor.userId, id)))
        throw new AppError('not_found');
      await this.changes.afterRemoval(tx, actor);
      await this.changes.record(tx, actor, actor.userId, 'user.passkey-removed', { passkey });
    });
  }
}

function refuseTooMany(count: number): void {
  if (count >= MOST_PASSKEYS) throw new AppError('too_many_passkeys', { max: MOST_PASSKEYS });
}

function refuseTaken(error: unknown): never {
  throw uniqueViolation(error) === null ? error : new AppError('passkey_taken');
}

/** EdDSA, ES256 and RS256 (COSE): every device supports one of them. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = 120_000;

interface Creation {
  readonly nonce: string;
  readonly party: RelyingParty;
  readonly company: string;
  readonly person: { readonly id: number; readonly email: string; readonly name: string };
  /** The user's existing passkeys, so that their devices do not create a second one. */
  readonly passkeys: readonly StoredPasskey[];
}

/** The browser's options for creating a passkey. */
function creationOptions({
  nonce,
  party,
  company,
  person,
  passkeys,
}: Creation): PasskeyCreationAnswer['options'] {
  return {
    challenge: nonce,
    rp: { id: party.id, name: company },
    user: {
      id: Buffer.from(`user-${String(person.id)}`).toString('base64url'),
      name: person.email,
      displayName: person.name,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      ...{ id: credentialId, type: 'public-key' as const, transports: [...transports] },
    })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
    timeout: TIMEOUT_MS,
  };
}

/** The created passkey; null if the response does not match the challenge, site or key types. */
async function readPasskey(
  { id, transports: _unsigned, ...response }: PasskeyMade,
  nonce: string,
  party: RelyingParty,
): Promise<Pick<NewPasskey, 'credentialId' | 'publicKey' | 'counter'> | null> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: nonce,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo === undefined) return null;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
    };
  } catch {
    return null;
  }
}
