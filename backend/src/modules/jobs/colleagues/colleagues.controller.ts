import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Database } from '../../../database/database';
import type { Row } from '../../../database/rows';
import { Allow } from '../../../http/access/access';
import { AnswersList } from '../../../http/answers/answers';
import { ColleagueAnswer } from './colleague.schema';
import { COLLEAGUES, presentColleague } from './colleagues';

@ApiTags('Jobs')
@Controller('colleagues')
export class ColleaguesController {
  constructor(private readonly database: Database) {}

  @Get()
  @Allow('jobs:read')
  @AnswersList(ColleagueAnswer, 'By name.')
  @ApiOperation({
    summary: 'List the active users of the office',
    description: 'Those who can look after a job and be mentioned in a comment.',
  })
  async listColleagues(): Promise<ColleagueAnswer[]> {
    const rows = await this.database.query<Row>(`${COLLEAGUES} ORDER BY nameSort, id`, [true]);
    return rows.map(presentColleague);
  }
}
