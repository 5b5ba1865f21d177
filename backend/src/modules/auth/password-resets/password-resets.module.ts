import { Module } from '@nestjs/common';
import { AccountMailsModule } from '../account-mails/account-mails.module';
import { AuthModule } from '../auth.module';
import { FactorsModule } from '../factors/factors.module';
import { PasswordResetsController } from './password-resets.controller';
import { ResetMailHandler } from './reset-mail.handler';
import { PasswordResetsService } from './password-resets.service';
import { ResetTokens } from './reset-tokens';

@Module({
  imports: [AccountMailsModule, AuthModule, FactorsModule],
  controllers: [PasswordResetsController],
  providers: [PasswordResetsService, ResetMailHandler, ResetTokens],
})
export class PasswordResetsModule {}
