import { Module } from '@nestjs/common';
import { AuthModule } from '../auth.module';
import { FactorsModule } from '../factors/factors.module';
import { PasswordByLink } from './password-by-link';

@Module({
  imports: [AuthModule, FactorsModule],
  providers: [PasswordByLink],
  exports: [PasswordByLink],
})
export class LinksModule {}
