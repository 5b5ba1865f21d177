import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module';
import { CarrierReader } from './carrier';
import { ChangeProfileService } from './change-profile.service';
import { CompanyController } from './company.controller';
import { CompanyProfileController } from './company-profile.controller';
import { CompanyProfileQueries } from './company-profile.queries';
import { CompanyProfileRepository } from './company-profile.repository';

@Module({
  imports: [ActivityModule],
  controllers: [CompanyController, CompanyProfileController],
  providers: [CarrierReader, ChangeProfileService, CompanyProfileQueries, CompanyProfileRepository],
  exports: [CarrierReader],
})
export class CompanyModule {}
