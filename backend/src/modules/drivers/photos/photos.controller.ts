import { Controller, Delete, Get, Headers, Res, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { AnswersFile, AnswersNothing } from '../../../http/answers/answers';
import { unlessKnown } from '../../../http/answers/file-answer';
import { PathId } from '../../../http/input/path-id';
import { type PhotoSize, PhotosService } from './photos.service';

@ApiTags('Photos')
@Controller('photos')
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  @Get(':id')
  @Allow('jobs:read-own')
  @AnswersFile('image/jpeg', 'image')
  @ApiOperation({ summary: 'Get a photo', description: 'A JPEG, at most 1,600 pixels long.' })
  getPhoto(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.send(actor, { id, size: 'photo' }, known, reply);
  }

  @Get(':id/thumbnail')
  @Allow('jobs:read-own')
  @AnswersFile('image/jpeg', 'image')
  @ApiOperation({
    summary: 'Get the small form of a photo',
    description: 'A JPEG, at most 320 pixels long.',
  })
  getPhotoThumbnail(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.send(actor, { id, size: 'thumbnail' }, known, reply);
  }

  @Delete(':id')
  @Allow('jobs:manage')
  @AnswersNothing()
  @ApiOperation({
    summary: 'Delete a photo',
    description: 'The history of its job keeps that there was one.',
  })
  deletePhoto(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.photos.delete(actor, id);
  }

  private async send(
    actor: Actor,
    { id, size }: { readonly id: number; readonly size: PhotoSize },
    known: string | undefined,
    reply: FastifyReply,
  ) {
    const { tag, open } = await this.photos.read(actor, id, size);
    return unlessKnown(reply, tag, known, async () => {
      const { bytes, content } = await open();
      const disposition = `inline; filename="photo-${String(id)}.jpg"`;
      return new StreamableFile(content, { type: 'image/jpeg', disposition, length: bytes });
    });
  }
}
