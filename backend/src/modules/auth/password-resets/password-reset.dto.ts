import { LANGUAGES } from '@dispatch/domain/text/language';
import { z } from 'zod';
import { dto } from '../../../http/input/dto';
import { oneOf, requiredEmail, requiredText } from '../../../http/input/fields';
import { says } from '../../../http/input/problems';
import { password } from '../passwords/password-rule';

const TOKEN_MAX = 100;

const PasswordResetBody = z
  .strictObject({
    email: requiredEmail('account_email'),
    language: oneOf(LANGUAGES)
      .optional()
      .describe('Of the e-mail, where the person has chosen none.'),
  })
  .meta({ id: 'PasswordResetRequest', example: { email: 'admin@example.com' } });

const ResetPasswordBody = z
  .strictObject({
    token: requiredText(TOKEN_MAX).describe('What stands behind `#` in the link.'),
    password: password(says('not_text')),
  })
  .meta({
    id: 'PasswordReset',
    example: { token: 'from the link', password: 'a long sentence is a good one' },
  });

export class PasswordResetDto extends dto(PasswordResetBody) {}
export class ResetPasswordDto extends dto(ResetPasswordBody) {}
