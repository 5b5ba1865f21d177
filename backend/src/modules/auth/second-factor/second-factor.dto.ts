import { dto } from '../../../http/input/dto';
import {
  AppCodeBody,
  ConfirmationBody,
  NewPasskeyBody,
  PasskeyNameBody,
  PasskeySignInBody,
  SecondFactorBody,
} from './second-factor.schema';

export class AppCodeDto extends dto(AppCodeBody) {}
export class ConfirmationDto extends dto(ConfirmationBody) {}
export class NewPasskeyDto extends dto(NewPasskeyBody) {}
export class PasskeyNameDto extends dto(PasskeyNameBody) {}
export class PasskeySignInDto extends dto(PasskeySignInBody) {}
export class SecondFactorDto extends dto(SecondFactorBody) {}
