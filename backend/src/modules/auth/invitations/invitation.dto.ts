import { z } from 'zod';
import { dto } from '../../../http/input/dto';
import { requiredText } from '../../../http/input/fields';
import { says } from '../../../http/input/problems';
import { password } from '../passwords/password-rule';

const TOKEN_MAX = 100;

const AcceptInvitationBody = z
  .strictObject({
    token: requiredText(TOKEN_MAX).describe('What stands behind `#` in the link.'),
    password: password(says('not_text')),
  })
  .meta({
    id: 'AcceptedInvitation',
    example: { token: 'from the link', password: 'a long sentence is a good one' },
  });

export class AcceptInvitationDto extends dto(AcceptInvitationBody) {}
