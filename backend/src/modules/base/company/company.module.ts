import { Global, Module } from '@nestjs/common';
import { CarrierReader } from './carrier';
import { ChangeProfileService } from './change-profile.service';
import { CompanyController } from './company.controller';
import { CompanyLogoController } from './company-logo.controller';
import { CompanyProfileController } from './company-profile.controller';
import { CompanyProfileQueries } from './company-profile.queries';

@Global()
@Module({
  controllers: [CompanyController, CompanyProfileController, CompanyLogoController],
  providers: [CarrierReader, ChangeProfileService, CompanyProfileQueries],
  exports: [CarrierReader, CompanyProfileQueries],
})
export class CompanyModule {}
