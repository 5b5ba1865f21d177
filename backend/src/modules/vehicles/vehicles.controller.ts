import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../http/access/access';
import { CurrentActor, type Actor } from '../../http/access/actor';
import { Answers, AnswersList, AnswersPages } from '../../http/answers/answers';
import { CreateVehicleService } from './create-vehicle.service';
import { VehicleQueries } from './vehicle.queries';
import { ModelYearPipe } from './model-year.pipe';
import { VehicleAnswer } from './vehicle.schema';
import { NewVehicleDto, VehicleSearchQueryDto, VehiclesQueryDto } from './vehicle.dto';

@ApiTags('Vehicles')
@Controller('vehicles')
export class VehiclesController {
  constructor(
    private readonly queries: VehicleQueries,
    private readonly creation: CreateVehicleService,
  ) {}

  @Get()
  @Allow('vehicles:read')
  @AnswersPages(VehicleAnswer)
  @ApiOperation({
    summary: 'List vehicles, newest first unless sorted otherwise',
    description:
      '`q` finds vehicles by VIN, year, make, model and PO number, whatever the case and the accents. A page in another order than newest first is picked from the newest 1,000 of them. Where not all were counted, `X-Total-Count-Relation` says so.',
  })
  listVehicles(@Query() query: VehiclesQueryDto) {
    return this.queries.list(query);
  }

  @Get('search')
  @Allow('vehicles:read')
  @AnswersList(VehicleAnswer, 'At most ten; none for fewer than two characters.')
  @ApiOperation({
    summary: 'Suggest vehicles during typing',
    description: 'Vehicles alike in VIN, year, make and model are suggested once.',
  })
  searchVehicles(@Query() query: VehicleSearchQueryDto) {
    return this.queries.suggestions(query.q);
  }

  @Post()
  @Allow('vehicles:manage')
  @Answers(VehicleAnswer, 201)
  @ApiOperation({ summary: 'Add a vehicle' })
  createVehicle(@CurrentActor() actor: Actor, @Body(ModelYearPipe) body: NewVehicleDto) {
    return this.creation.create(actor, body);
  }
}
