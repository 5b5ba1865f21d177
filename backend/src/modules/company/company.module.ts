import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module';
import { CarrierReader } from './carrier';
import { ChangeProfileService } from './change-profile.service';
import { CompanyController } from './company.controller';
import { CompanyProfileController } from './company-profile.controller';
import { CompanyProfileRepository } from './company-profile.repository';

@Module({
  imports: [ActivityModule],
  controllers: [CompanyController, CompanyProfileController],
  providers: [CarrierReader, ChangeProfileService, CompanyProfileRepository],
  exports: [CarrierReader],
})
export class CompanyModule {}
