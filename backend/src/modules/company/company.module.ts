import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module';
import { ChangeProfileService } from './change-profile.service';
import { CompanyController } from './company.controller';
import { CompanyProfileController } from './company-profile.controller';
import { CompanyProfileRepository } from './company-profile.repository';

@Module({
  imports: [ActivityModule],
  controllers: [CompanyController, CompanyProfileController],
  providers: [ChangeProfileService, CompanyProfileRepository],
  exports: [CompanyProfileRepository],
})
export class CompanyModule {}
