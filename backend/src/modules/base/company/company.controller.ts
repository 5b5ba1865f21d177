import { LANGUAGES } from '@dispatch/domain/text/language';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { offersPasswordLinks, Settings } from '../../../config/settings';
import { Public } from '../../../http/access/access';
import { Answers } from '../../../http/answers/answers';
import { ConfigAnswer } from './company.schema';

@ApiTags('Configuration')
@Controller('config')
export class CompanyController {
  constructor(private readonly settings: Settings) {}

  @Get()
  @Public('the landing page shows the company to everybody')
  @Answers(ConfigAnswer)
  @ApiOperation({ summary: 'Get branding, map key, time zone and languages' })
  getConfig(): ConfigAnswer {
    const { name, logoText, phone, email, primaryColor, successColor, warningColor, timeZone } =
      this.settings.company;
    return {
      companyName: name,
      logoText,
      phone,
      email,
      primaryColor,
      successColor,
      warningColor,
      timeZone,
      googleMapsApiKey: this.settings.googleMapsApiKey,
      startPage: this.settings.startPage,
      passwordReset: offersPasswordLinks(this.settings),
      signInProvider: this.settings.signIn.provider?.name ?? null,
      passwordSignIn: this.settings.signIn.breakGlassEmail === null,
      reportLevel: this.settings.company.reportLevel,
      languages: [...LANGUAGES],
    };
  }
}
