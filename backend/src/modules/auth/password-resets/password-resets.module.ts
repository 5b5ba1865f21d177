import { Module } from '@nestjs/common';
import { AccountMailsModule } from '../account-mails/account-mails.module';
import { ActivityModule } from '../../base/activity/activity.module';
import { AuthModule } from '../auth.module';
import { FactorsModule } from '../factors/factors.module';
import { UsersModule } from '../users/users.module';
import { AskForResetService } from './ask-for-reset.service';
import { PasswordResetRepository } from './password-reset.repository';
import { PasswordResetsController } from './password-resets.controller';
import { ResetMailHandler } from './reset-mail.handler';
import { ResetPasswordService } from './reset-password.service';
import { ResetTokens } from './reset-tokens';

@Module({
  imports: [AccountMailsModule, ActivityModule, AuthModule, FactorsModule, UsersModule],
  controllers: [PasswordResetsController],
  providers: [
    AskForResetService,
    PasswordResetRepository,
    ResetMailHandler,
    ResetPasswordService,
    ResetTokens,
  ],
})
export class PasswordResetsModule {}
