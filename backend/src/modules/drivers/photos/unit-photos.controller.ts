import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers, AnswersList } from '../../../http/answers/answers';
import { Received, type ReceivedFile } from '../../../http/files/received-file';
import { IMAGE_BODY, TakesImage } from '../../../http/files/takes-image';
import { KnowsRepeats } from '../../../http/idempotency/keeps-no-answer';
import { PathId } from '../../../http/input/path-id';
import { PhotoAnswer } from './photo.schema';
import { PhotoQueries } from './photo.queries';
import { PhotosService } from './photos.service';
import { NewPhotoQueryDto } from './photo.dto';

@ApiTags('Photos')
@Controller('jobs')
export class UnitPhotosController {
  constructor(
    private readonly queries: PhotoQueries,
    private readonly taking: PhotosService,
  ) {}

  @Get(':id/photos')
  @Allow('jobs:read-own')
  @AnswersList(PhotoAnswer)
  @ApiOperation({
    summary: 'List the photos of all units of a job, in the order in which they were taken',
    description:
      'A photo follows its unit to another job. By their `clientId` a sender knows which of its own have arrived.',
  })
  listJobPhotos(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.queries.list(actor, id);
  }

  @Post(':id/units/:unitId/photos')
  @Allow('jobs:drive')
  @TakesImage()
  @KnowsRepeats()
  @Answers(PhotoAnswer)
  @ApiOperation({
    summary: 'Add a photo of a unit',
    description: `${IMAGE_BODY} What is kept is made from its picture: a JPEG, upright, at most 1,600 pixels long, without place, device or any other metadata. Send it again with the same \`clientId\` whenever no answer came: it is taken once, and every repeat gets the photo that was stored, even after the unit was moved, the job was given to another driver or the photo was deleted. Another content or another sender under the same \`clientId\` is refused with 409. Drivers add photos to their own jobs. Units that were left behind, delivered jobs and cancelled jobs take photos as well.`,
  })
  takeUnitPhoto(
    @CurrentActor() actor: Actor,
    @PathId() jobId: number,
    @PathId('unitId') unitId: number,
    @Query() query: NewPhotoQueryDto,
    @Received() file: ReceivedFile,
  ) {
    return this.taking.take(actor, { jobId, unitId }, query, file);
  }
}
