import { AppError } from '@dispatch/domain/errors';
import { Controller, Delete, Get, Headers, Put, Res, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { found } from '../../../database/records/found';
import { Allow } from '../../../http/access/access';
import { CurrentActor, type Actor } from '../../../http/access/actor';
import { Answers, AnswersError, AnswersFile } from '../../../http/answers/answers';
import { IfMatch } from '../../../http/answers/entity-tag';
import { unlessKnown } from '../../../http/answers/file-answer';
import { Received, type ReceivedFile } from '../../../http/files/received-file';
import { IMAGE_BODY, TakesImage } from '../../../http/files/takes-image';
import { FileStorage } from '../../../storage/file-storage';
import { ChangeProfileService } from './change-profile.service';
import { CompanyProfileQueries } from './company-profile.queries';
import { CompanyProfileAnswer } from './company-profile.schema';

@ApiTags('Configuration')
@Controller('company/logo')
export class CompanyLogoController {
  constructor(
    private readonly queries: CompanyProfileQueries,
    private readonly storage: FileStorage,
    private readonly logo: ChangeProfileService,
  ) {}

  @Get()
  @Allow('company:manage')
  @AnswersFile('image/png', 'logo')
  @AnswersError(404, 'Codes: `not_found`. There is no logo.')
  @ApiOperation({
    summary: 'Get the logo that stands on invoices',
    description: 'A PNG of at most 1,000 by 250 pixels; 404 where there is none.',
  })
  async getCompanyLogo(
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { logoHash } = await this.queries.read();
    if (logoHash === null) throw new AppError('not_found');
    return unlessKnown(reply, `"${logoHash}"`, known, async () => {
      const file = found(await this.storage.read(logoHash));
      return new StreamableFile(file.content, { type: 'image/png', length: file.bytes });
    });
  }

  @Put()
  @Allow('company:manage')
  @TakesImage()
  @Answers(CompanyProfileAnswer)
  @ApiOperation({
    summary: 'Change the logo that stands on invoices',
    description: `${IMAGE_BODY} What is kept is made from its picture: a PNG without metadata, fitted into 1,000 by 250 pixels.`,
  })
  changeCompanyLogo(
    @CurrentActor() actor: Actor,
    @Received() file: ReceivedFile,
    @IfMatch() version: number | null,
  ) {
    return this.logo.replaceLogo(actor, version, file);
  }

  @Delete()
  @Allow('company:manage')
  @Answers(CompanyProfileAnswer)
  @ApiOperation({
    summary: 'Remove the logo that stands on invoices',
    description: 'Nothing changes where there is none.',
  })
  removeCompanyLogo(@CurrentActor() actor: Actor, @IfMatch() version: number | null) {
    return this.logo.removeLogo(actor, version);
  }
}
