import { Module } from '@nestjs/common';
import { Challenges } from './challenges';
import { FactorProof } from './factor-proof';
import { FactorQueries } from './factor.queries';
import { FactorRepository } from './factor.repository';
import { LinkTokens } from './link-tokens';
import { PasskeyProof } from './passkey-proof';
import { PasskeyRepository } from './passkey.repository';
import { RememberedDevices } from './remembered-devices';
import { SecondStep } from './second-step';
import { SecretSeal } from './secret-seal';

const PARTS = [
  Challenges,
  FactorProof,
  FactorQueries,
  FactorRepository,
  LinkTokens,
  PasskeyProof,
  PasskeyRepository,
  RememberedDevices,
  SecondStep,
  SecretSeal,
];

/** Second factors; independent of sessions. */
@Module({ providers: PARTS, exports: PARTS })
export class FactorsModule {}
