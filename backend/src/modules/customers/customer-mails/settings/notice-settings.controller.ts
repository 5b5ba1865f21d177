import type { NoticeEvent } from '@dispatch/domain/customer-notices/notice-event';
import type { Language } from '@dispatch/domain/text/language';
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers, AnswersList } from '../../../../http/answers/answers';
import { IfMatch } from '../../../../http/answers/entity-tag';
import { ChangeCustomerMailsService } from './change-customer-mails.service';
import { CustomerMailSettingsQueries } from './customer-mail-settings.queries';
import {
  languagePath,
  noticeEventPath,
  NoticeSettingsAnswer,
  NoticeTextAnswer,
} from './notice-settings.schema';
import { NoticeSettingsDto, NoticeTextDto } from './notice-settings.dto';

/** Which notices the company sends to customers, and their texts. */
@ApiTags('Customer notices')
@Controller('customer-notices')
export class NoticeSettingsController {
  constructor(
    private readonly queries: CustomerMailSettingsQueries,
    private readonly changing: ChangeCustomerMailsService,
  ) {}

  @Get('settings')
  @Allow('customers:read')
  @Answers(NoticeSettingsAnswer)
  @ApiOperation({ summary: 'Get the default notices to customers' })
  getNoticeSettings() {
    return this.queries.settings();
  }

  @Put('settings')
  @Allow('company:manage')
  @Answers(NoticeSettingsAnswer)
  @ApiOperation({ summary: 'Choose the default notices to customers' })
  changeNoticeSettings(
    @CurrentActor() actor: Actor,
    @Body() body: NoticeSettingsDto,
    @IfMatch() version: number | null,
  ) {
    return this.changing.changeSettings(actor, version, body);
  }

  @Get('texts')
  @Allow('customers:read')
  @AnswersList(NoticeTextAnswer, 'One of each event and language.')
  @ApiOperation({ summary: 'List the texts of notices' })
  listNoticeTexts() {
    return this.queries.texts();
  }

  @Put('texts/:event/:language')
  @Allow('company:manage')
  @Answers(NoticeTextAnswer)
  @ApiOperation({
    summary: 'Change the text of a notice',
    description:
      'A text may name placeholders and no web address: the only link is that of the job, at the public address of the product.',
  })
  changeNoticeText(
    @CurrentActor() actor: Actor,
    @Param('event', { schema: noticeEventPath }) event: NoticeEvent,
    @Param('language', { schema: languagePath }) language: Language,
    @Body() body: NoticeTextDto,
    @IfMatch() version: number | null,
  ) {
    return this.changing.changeText(actor, { event, language, version }, body);
  }

  @Delete('texts/:event/:language')
  @Allow('company:manage')
  @Answers(NoticeTextAnswer)
  @ApiOperation({ summary: 'Go back to the original text of a notice' })
  resetNoticeText(
    @CurrentActor() actor: Actor,
    @Param('event', { schema: noticeEventPath }) event: NoticeEvent,
    @Param('language', { schema: languagePath }) language: Language,
    @IfMatch() version: number | null,
  ) {
    return this.changing.changeText(actor, { event, language, version }, null);
  }
}
