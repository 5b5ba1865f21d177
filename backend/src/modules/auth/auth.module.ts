import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { FactorsModule } from './factors/factors.module';
import { AccountController } from './account/account.controller';
import { BrowserSession } from './sessions/browser-session';
import { AuthController } from './auth.controller';
import { OwnAccountService } from './account/own-account.service';
import { Confirmation } from './sessions/confirmation';
import { CredentialsRepository } from './credentials/credentials.repository';
import { GuessCounters } from './throttle/guess-counters';
import { GuessThrottle } from './throttle/guess-throttle';
import { KnownPlaces } from './throttle/known-places';
import { OwnPassword } from './account/own-password.service';
import { PasswordHasher } from './passwords/password-hasher';
import { SessionTokens } from './sessions/session-token';
import { SessionUse } from './sessions/session-use';
import { SessionQueries } from './sessions/session.queries';
import { SessionRepository } from './sessions/session.repository';
import { SessionStrategy } from './sessions/session.strategy';
import { SignInFailureRepository } from './throttle/sign-in-failure.repository';
import { SignInThrottle } from './throttle/sign-in-throttle';
import { SignInService } from './sign-in.service';
import { EndSessionsService } from './sessions/end-sessions.service';
import { StartSessionService } from './sessions/start-session.service';

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
