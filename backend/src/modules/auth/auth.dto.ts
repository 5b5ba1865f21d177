import { dto } from '../../http/input/dto';
import { NewPasswordBody, SettingsBody, SignInBody } from './auth.schema';

export class NewPasswordDto extends dto(NewPasswordBody) {}
export class SettingsDto extends dto(SettingsBody) {}
export class SignInDto extends dto(SignInBody) {}
