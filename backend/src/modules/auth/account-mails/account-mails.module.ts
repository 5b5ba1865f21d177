import { Module } from '@nestjs/common';
import { CompanyModule } from '../../base/company/company.module';
import { UsersModule } from '../users/users.module';
import { AccountMailer } from './account-mailer';

@Module({
  imports: [CompanyModule, UsersModule],
  providers: [AccountMailer],
  exports: [AccountMailer],
})
export class AccountMailsModule {}
