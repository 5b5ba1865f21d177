import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { StoredPasskey } from '../factors/factor.queries';
import type { PasskeyMade } from '../factors/factor.schema';
import type { NewPasskey } from '../factors/passkey.repository';
import type { RelyingParty } from '../factors/relying-party';
import type { PasskeyCreationAnswer } from './second-factor.schema';

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
export function creationOptions({
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
export async function readPasskey(
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
