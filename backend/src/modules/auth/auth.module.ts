import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Session } from '../../database/schema/entities/accounts/session';
import { SignInFailure } from '../../database/schema/entities/accounts/sign-in-failure';
import { User } from '../../database/schema/entities/accounts/user';
import { PassportModule } from '@nestjs/passport';
import { ActivityModule } from '../base/activity/activity.module';
import { FactorsModule } from './factors/factors.module';
import { UsersModule } from './users/users.module';
import { AccountController } from './account/account.controller';
import { BrowserSession } from './sessions/browser-session';
import { AuthController } from './auth.controller';
import { ChangePasswordService } from './account/change-password.service';
import { ChangeSettingsService } from './account/change-settings.service';
import { Confirmation } from './sessions/confirmation';
import { CredentialsRepository } from './credentials/credentials.repository';
import { EndSessionsService } from './sessions/end-sessions.service';
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
import { SignOutService } from './sessions/sign-out.service';
import { StartSessionService } from './sessions/start-session.service';

/** Passport registers strategies by name for the whole process, so each application uses its own name. */
const strategies = PassportModule.registerAsync({
  useFactory: () => ({ defaultStrategy: `session-${randomUUID()}` }),
});

@Module({
  imports: [
    TypeOrmModule.forFeature([Session, SignInFailure, User]),
    ActivityModule,
    FactorsModule,
    strategies,
    UsersModule,
  ],
  controllers: [AuthController, AccountController],
  providers: [
    ChangePasswordService,
    ChangeSettingsService,
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
    SignOutService,
    BrowserSession,
    StartSessionService,
  ],
  exports: [
    EndSessionsService,
    GuessThrottle,
    Confirmation,
    CredentialsRepository,
    OwnPassword,
    PassportModule,
    PasswordHasher,
    SessionQueries,
    SessionRepository,
    SignInThrottle,
    SignOutService,
    BrowserSession,
    StartSessionService,
  ],
})
export class AuthModule {}
