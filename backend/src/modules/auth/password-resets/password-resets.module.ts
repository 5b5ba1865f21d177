import { Module } from '@nestjs/common';
import { AccountMailsModule } from '../account-mails/account-mails.module';
import { AuthModule } from '../auth.module';
import { FactorsModule } from '../factors/factors.module';
import { LinksModule } from '../links/links.module';
import { PasswordResetsController } from './password-resets.controller';
import { ResetMailHandler } from './reset-mail.handler';
import { PasswordResetsService } from './password-resets.service';

@Module({
  imports: [AccountMailsModule, AuthModule, FactorsModule, LinksModule],
  controllers: [PasswordResetsController],
  providers: [PasswordResetsService, ResetMailHandler],
})
export class PasswordResetsModule {}
