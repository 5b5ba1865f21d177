import type { PersonKind } from '@dispatch/domain/privacy/person';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers, AnswersList } from '../../../../http/answers/answers';
import { TakesUpTo } from '../../../../http/deadline';
import { PathId } from '../../../../http/input/path-id';
import { ErasuresService } from '../erasure/erasures.service';
import { ErasureAnswer, pathKind } from '../erasure/erasure.schema';
import { ExportPersonService } from '../export/export-person.service';
import { FoundPersonAnswer, PERSON_FILE, PersonAnswer } from './people.schema';
import { PeopleQueries } from './people.queries';
import { PeopleQueryDto, PersonExportQueryDto } from './people.dto';
import { ErasureDto } from '../erasure/erasure.dto';

/** An export reads all records in batches. */
const EXPORT_MS = 120_000;

@ApiTags('Privacy')
@Controller('privacy/people')
export class PeopleController {
  constructor(
    private readonly people: PeopleQueries,
    private readonly exports: ExportPersonService,
    private readonly erasing: ErasuresService,
  ) {}

  @Get()
  @Allow('privacy:manage')
  @AnswersList(FoundPersonAnswer, 'At most ten of each kind; none for fewer than two characters.')
  @ApiOperation({
    summary: 'Find people with stored records',
    description: 'Users, drivers, customers and contacts of customers, the deleted ones too.',
  })
  findPeople(@Query() { q }: PeopleQueryDto) {
    return this.people.find(q);
  }

  @Get(':kind/:id')
  @Allow('privacy:manage')
  @Answers(PersonAnswer)
  @ApiOperation({
    summary: 'Get a person and the obstacles to their erasure',
    description: 'A contact has the id of the customer whose record names them.',
  })
  getPerson(@Param('kind', { schema: pathKind }) kind: PersonKind, @PathId() id: number) {
    return this.people.get(kind, id);
  }

  @Get(':kind/:id/export')
  @Allow('privacy:manage')
  @TakesUpTo(EXPORT_MS)
  @ApiResponse({
    status: 200,
    description: 'The file.',
    content: {
      'application/json': { schema: PERSON_FILE },
      'application/pdf': { schema: { type: 'string', format: 'binary' } },
    },
  })
  @ApiOperation({
    summary: 'Download all records of a person',
    description:
      'As JSON every record that is the person’s own or names them, table by table, streamed. As PDF the newest 25 of each table. Photos, signed reports and PDFs of invoices are not in it: the records name them. The activity log names the person who requested it. An answer that breaks off is no whole file.',
  })
  exportPerson(
    @CurrentActor() actor: Actor,
    @Param('kind', { schema: pathKind }) kind: PersonKind,
    @PathId() id: number,
    @Query() query: PersonExportQueryDto,
  ) {
    return this.exports.export(actor, kind, id, query);
  }

  @Post(':kind/:id/erasures')
  @Allow('privacy:manage')
  @Answers(ErasureAnswer, 201, 'Begun: the record is erased, other records follow.')
  @ApiOperation({
    summary: 'Erase a person',
    description:
      'Takes names, e-mails, phones and network addresses out of the record at once, and then out of everything that names the person: jobs, notes, activity, e-mail. A number stands in place of the name. Jobs and money stay. Issued invoices with their PDFs and sealed signatures keep the name, since the law keeps them, until their own time is over. It cannot be undone. 409 while the account is active, or jobs or invoices are open.',
  })
  erasePerson(
    @CurrentActor() actor: Actor,
    @Param('kind', { schema: pathKind }) kind: PersonKind,
    @PathId() id: number,
    @Body() body: ErasureDto,
  ) {
    return this.erasing.erase(actor, kind, id, body);
  }
}
