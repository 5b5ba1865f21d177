import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { FactorsModule } from './factors/factors.module';
import { AccountController } from './account.controller';
import { BrowserSession } from './browser-session';
import { AuthController } from './auth.controller';
import { OwnAccountService } from './own-account.service';
import { Confirmation } from './confirmation';
import { CredentialsRepository } from './credentials.repository';
import { GuessCounters } from './guess-counters';
import { GuessThrottle } from './guess-throttle';
import { KnownPlaces } from './known-places';
import { OwnPassword } from './own-password.service';
import { PasswordHasher } from './password-hasher';
import { SessionTokens } from './session-token';
import { SessionUse } from './session-use';
import { SessionQueries } from './session.queries';
import { SessionRepository } from './session.repository';
import { SessionStrategy } from './session.strategy';
import { SignInFailureRepository } from './sign-in-failure.repository';
import { SignInThrottle } from './sign-in-throttle';
import { SignInService } from './sign-in.service';
import { EndSessionsService } from './end-sessions.service';
import { StartSessionService } from './start-session.service';

/** Passport registers strategies by name for the whole process, so each application uses its own name. */
const strategies = PassportModule.registerAsync({
  useFactory: () => ({ defaultStrategy: `session-${randomUUID()}` }),
});

const PARTS = [
  OwnAccountService,
  Confirmation,
  CredentialsRepository,
  EndSessionsService,
  GuessCounters,
  GuessThrottle,
  KnownPlaces,
  OwnPassword,
  PasswordHasher,
  SessionQueries,
  SessionRepository,
  SessionStrategy,
  SessionTokens,
  SessionUse,
  SignInFailureRepository,
  SignInService,
  SignInThrottle,
  BrowserSession,
  StartSessionService,
];

@Module({
  imports: [FactorsModule, strategies],
  controllers: [AuthController, AccountController],
  providers: PARTS,
  exports: [...PARTS, PassportModule],
})
export class AuthModule {}
