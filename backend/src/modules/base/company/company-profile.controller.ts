import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { CurrentActor, type Actor } from '../../../http/access/actor';
import { Answers } from '../../../http/answers/answers';
import { IfMatch } from '../../../http/answers/entity-tag';
import { ChangeProfileService } from './change-profile.service';
import { CompanyProfileQueries } from './company-profile.queries';
import { CompanyProfileAnswer } from './company-profile.schema';
import { presentProfile } from './present-profile';
import { CompanyProfileDto } from './company-profile.dto';

@ApiTags('Configuration')
@Controller('company')
export class CompanyProfileController {
  constructor(
    private readonly queries: CompanyProfileQueries,
    private readonly changing: ChangeProfileService,
  ) {}

  @Get()
  // The response holds the data that invoices are computed from.
  @Allow('billing:manage')
  @Answers(CompanyProfileAnswer)
  @ApiOperation({ summary: 'Get the company’s details on papers' })
  async getCompany() {
    return presentProfile(await this.queries.read());
  }

  @Put()
  @Allow('company:manage')
  @Answers(CompanyProfileAnswer)
  @ApiOperation({
    summary: 'Change the company’s details on papers',
    description: 'Fields that are left out stay; null clears one.',
  })
  changeCompany(
    @CurrentActor() actor: Actor,
    @Body() body: CompanyProfileDto,
    @IfMatch() version: number | null,
  ) {
    const { writeOffLimit: writeOffCents, ...facts } = body;
    return this.changing.change(actor, version, { ...facts, writeOffCents });
  }
}
