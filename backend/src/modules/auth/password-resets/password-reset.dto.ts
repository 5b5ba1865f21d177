import { dto } from '../../../http/input/dto';
import { PasswordResetBody, ResetPasswordBody } from './password-reset.schema';

export class PasswordResetDto extends dto(PasswordResetBody) {}
export class ResetPasswordDto extends dto(ResetPasswordBody) {}
