import { dto } from '../../../http/input/dto';
import { LogoutBody } from './oidc.schema';

export class LogoutDto extends dto(LogoutBody) {}
