import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { Answers, AnswersPages } from '../../../../http/answers/answers';
import { PathId } from '../../../../http/input/path-id';
import { ErasureAnswer } from './erasure.schema';
import { ErasuresService } from './erasures.service';
import { ErasuresQueryDto } from './erasure.dto';

@ApiTags('Privacy')
@Controller('privacy/erasures')
export class ErasuresController {
  constructor(private readonly erasures: ErasuresService) {}

  @Get()
  @Allow('privacy:manage')
  @AnswersPages(ErasureAnswer)
  @ApiOperation({
    summary: 'List erasures, the newest first',
    description: 'Numbers and ids of records; nothing that names the person.',
  })
  listErasures(@Query() query: ErasuresQueryDto) {
    return this.erasures.list(query);
  }

  @Get(':id')
  @Allow('privacy:manage')
  @Answers(ErasureAnswer)
  @ApiOperation({ summary: 'Get an erasure by its number' })
  getErasure(@PathId() id: number) {
    return this.erasures.get(id);
  }
}
