import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../http/access/access';
import { CurrentActor, type Actor } from '../../http/access/actor';
import { Answers, AnswersPages } from '../../http/answers/answers';
import { IfMatch } from '../../http/answers/entity-tag';
import { PathId } from '../../http/input/path-id';
import { Remembered } from '../../http/remember/remember.interceptor';
import { ChangeDriverStatusService } from './change-driver-status.service';
import { DriverQueries } from './driver.queries';
import { DriverAnswer } from './driver.schema';
import { DriversQueryDto, DriverStatusDto } from './driver.dto';

@ApiTags('Drivers')
@Controller('drivers')
export class DriversController {
  constructor(
    private readonly queries: DriverQueries,
    private readonly status: ChangeDriverStatusService,
  ) {}

  @Get()
  @Allow('drivers:read')
  @Remembered()
  @AnswersPages(DriverAnswer)
  @ApiOperation({ summary: 'List drivers with their job counts, by name unless sorted otherwise' })
  listDrivers(@Query() query: DriversQueryDto) {
    return this.queries.list(query);
  }

  @Get('by-user/:userId')
  @Allow('drivers:read-own')
  @Answers(DriverAnswer)
  @ApiOperation({ summary: 'Get the driver that a user is; drivers get themselves only' })
  getDriverByUser(@CurrentActor() actor: Actor, @PathId('userId') userId: number) {
    return this.queries.getByUser(actor, userId);
  }

  @Get(':id')
  @Allow('drivers:read-own')
  @Answers(DriverAnswer)
  @ApiOperation({ summary: 'Get a driver; drivers get themselves only' })
  getDriver(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.queries.get(actor, id);
  }

  @Patch(':id')
  @Allow('drivers:set-status-own')
  @Answers(DriverAnswer)
  @ApiOperation({
    summary: 'Change whether a driver is available, on route or off duty',
    description:
      'Drivers change themselves only. Starting transport puts a driver on route, delivering the last loaded job makes them available, unless off duty.',
  })
  changeDriverStatus(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() body: DriverStatusDto,
    @IfMatch() version: number | null,
  ) {
    return this.status.change(actor, { id, version, status: body.status });
  }
}
