import { Module } from '@nestjs/common';
import { CompanyModule } from '../../base/company/company.module';
import { UsersModule } from '../users/users.module';
import { AccountMailer } from './account-mailer';
import { AccountNotices } from './account-notices';

@Module({
  imports: [CompanyModule, UsersModule],
  providers: [AccountMailer, AccountNotices],
  exports: [AccountMailer, AccountNotices],
})
export class AccountMailsModule {}
