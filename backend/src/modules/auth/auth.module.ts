import { Module } from '@nestjs/common';
import { CallerReader } from '../../http/access/access.guard';
import { ActivityModule } from '../activity/activity.module';
import { UsersModule } from '../users/users.module';
import { AuthController } from './auth.controller';
import { ChangeSettingsService } from './change-settings.service';
import { CredentialsRepository } from './credentials.repository';
import { PasswordHasher } from './password-hasher';
import { SessionCallerReader } from './session-caller-reader';
import { SessionTokens } from './session-token';
import { SessionQueries } from './session.queries';
import { SessionRepository } from './session.repository';
import { SignInFailureRepository } from './sign-in-failure.repository';
import { SignInThrottle } from './sign-in-throttle';
import { SignInService } from './sign-in.service';
import { SignOutService } from './sign-out.service';

@Module({
  imports: [ActivityModule, UsersModule],
  controllers: [AuthController],
  providers: [
    { provide: CallerReader, useClass: SessionCallerReader },
    ChangeSettingsService,
    CredentialsRepository,
    PasswordHasher,
    SessionQueries,
    SessionRepository,
    SessionTokens,
    SignInFailureRepository,
    SignInService,
    SignInThrottle,
    SignOutService,
  ],
  exports: [CallerReader, PasswordHasher, SessionRepository],
})
export class AuthModule {}
