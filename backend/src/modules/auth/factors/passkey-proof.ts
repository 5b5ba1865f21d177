import { Injectable } from '@nestjs/common';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { FactorQueries, type StoredPasskey } from './factor.queries';
import type { PasskeyAnswer, PasskeyOptions } from './factor.schema';
import type { RelyingParty } from './relying-party';
import type { PasskeyUse } from './passkey.repository';
import type { Challenge } from './challenges';

const TIMEOUT_MS = 120_000;

/** The browser's options: one of these passkeys, or any passkey for the site. */
export function passkeyOptions(
  nonce: string,
  party: RelyingParty,
  passkeys: readonly StoredPasskey[] | null,
  userVerification: PasskeyOptions['userVerification'],
): PasskeyOptions {
  return {
    challenge: nonce,
    rpId: party.id,
    allowCredentials: (passkeys ?? []).map(({ credentialId, transports }) => ({
      ...{ id: credentialId, type: 'public-key' as const, transports: [...transports] },
    })),
    userVerification,
    timeout: TIMEOUT_MS,
  };
}

/** Verifies that a passkey signed a challenge. */
@Injectable()
export class PasskeyProof {
  constructor(private readonly queries: FactorQueries) {}

  /**
   * The passkey's user and the use to record; null if no passkey signed the challenge.
   * @param isAlone without a password the device must have verified the user, by fingerprint or PIN
   */
  async of(
    answer: PasskeyAnswer,
    challenge: Challenge,
    party: RelyingParty,
    isAlone: boolean,
  ): Promise<{ userId: number; name: string; use: PasskeyUse } | null> {
    const passkey = await this.queries.passkey(answer.id);
    if (passkey === null) return null;
    const counter = await counterOf(passkey, answer, challenge.nonce, party, isAlone);
    if (counter === null) return null;
    const use = { id: passkey.id, counter, challengeAt: challenge.madeAt };
    return { userId: passkey.userId, name: passkey.name, use };
  }
}

/** The library throws for any invalid response. */
async function counterOf(
  passkey: StoredPasskey,
  { id, ...response }: PasskeyAnswer,
  nonce: string,
  party: RelyingParty,
  isAlone: boolean,
): Promise<number | null> {
  const { credentialId, publicKey, counter } = passkey;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: nonce,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: isAlone,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
