import { Body, Controller, Delete, HttpCode, Patch, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../../../config/settings';
import { Allow } from '../../../http/access/access';
import { CurrentActor, type Actor } from '../../../http/access/actor';
import { Answers, AnswersNothing } from '../../../http/answers/answers';
import { KeepsNoAnswer } from '../../../http/idempotency/keeps-no-answer';
import { PathId } from '../../../http/input/path-id';
import { relyingParty } from '../factors/relying-party';
import { CONFIRM_FIRST } from './confirmation.controller';
import { OwnPasskeysService } from './own-passkeys.service';
import { PasskeyCreationAnswer, RecoveryCodesAnswer } from './second-factor.schema';
import { NewPasskeyDto, PasskeyNameDto } from './second-factor.dto';

/** The signed-in user's passkeys. */
@ApiTags('Sign-in')
@Controller('auth/passkeys')
export class OwnPasskeysController {
  constructor(
    private readonly passkeys: OwnPasskeysService,
    private readonly settings: Settings,
  ) {}

  @Post('challenges')
  @HttpCode(200)
  @Allow('session')
  @KeepsNoAnswer()
  @Answers(PasskeyCreationAnswer)
  @ApiOperation({
    summary: 'Begin to add a passkey',
    description: `${CONFIRM_FIRST} The options are for \`navigator.credentials.create\` of the browser.`,
  })
  beginPasskey(@CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    return this.passkeys.begin(actor, relyingParty(request, this.settings));
  }

  @Post()
  @HttpCode(200)
  @Allow('session')
  @KeepsNoAnswer()
  @Answers(RecoveryCodesAnswer)
  @ApiOperation({ summary: 'Add a passkey that the browser has made', description: CONFIRM_FIRST })
  addPasskey(
    @CurrentActor() actor: Actor,
    @Body() body: NewPasskeyDto,
    @Req() request: FastifyRequest,
  ) {
    return this.passkeys.add(actor, body, relyingParty(request, this.settings));
  }

  @Patch(':id')
  @Allow('session')
  @AnswersNothing('The passkey has the new name.')
  @ApiOperation({ summary: 'Rename a passkey', description: CONFIRM_FIRST })
  renamePasskey(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() { name }: PasskeyNameDto,
  ) {
    return this.passkeys.rename(actor, id, name);
  }

  @Delete(':id')
  @Allow('session')
  @AnswersNothing('The passkey is no longer accepted.')
  @ApiOperation({
    summary: 'Remove a passkey',
    description: `${CONFIRM_FIRST} Where the role needs a second factor the last one stays: 409 \`second_factor_stays\`.`,
  })
  removePasskey(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.passkeys.remove(actor, id);
  }
}
