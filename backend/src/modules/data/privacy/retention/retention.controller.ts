import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { RETENTION_KINDS, type RetentionMonths } from '@dispatch/domain/privacy/retention';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../../config/clock';
import { Settings } from '../../../../config/settings';
import { Database } from '../../../../database/database';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers, AnswersList } from '../../../../http/answers/answers';
import { IfMatch } from '../../../../http/answers/entity-tag';
import { ChangeRetentionService, presentRetention } from './change-retention.service';
import { previewRetention } from './keep-retention';
import { readRetention } from './retention-settings';
import { DueAnswer, RetentionAnswer } from './retention.schema';
import { PreviewQueryDto, RetentionDto } from './retention.dto';

@ApiTags('Privacy')
@Controller('privacy/retention')
export class RetentionController {
  constructor(
    private readonly database: Database,
    private readonly changing: ChangeRetentionService,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  @Get()
  @Allow('privacy:manage')
  @Answers(RetentionAnswer)
  @ApiOperation({ summary: 'Get the retention of each kind of record' })
  async getRetention() {
    return presentRetention(await readRetention((sql, values) => this.database.query(sql, values)));
  }

  @Put()
  @Allow('privacy:manage')
  @Answers(RetentionAnswer)
  @ApiOperation({
    summary: 'Change the retention of each kind of record',
    description:
      'Months; omitted kinds stay, null is the default. Older records are deleted permanently at night. Jobs keep their money, so no sum changes.',
  })
  changeRetention(
    @CurrentActor() actor: Actor,
    @Body() body: RetentionDto,
    @IfMatch() version: number | null,
  ) {
    return this.changing.change(actor, version, body);
  }

  @Get('preview')
  @Allow('privacy:manage')
  @AnswersList(DueAnswer, 'One for each kind.')
  @ApiOperation({
    summary: 'Count the records that would be deleted now',
    description:
      'A dry run: counts and changes nothing. Given months replace the stored ones, to test them first.',
  })
  async previewRetention(@Query() tried: PreviewQueryDto): Promise<DueAnswer[]> {
    const { chosen } = await readRetention((sql, values) => this.database.query(sql, values));
    const months = RETENTION_KINDS.map((kind) => [kind, tried[kind] ?? chosen[kind]]);
    return previewRetention(
      (sql, values) => this.database.query(sql, values),
      Object.fromEntries(months) as RetentionMonths, // one for each kind
      this.clock.now(),
      this.settings.company.timeZone,
    );
  }
}
