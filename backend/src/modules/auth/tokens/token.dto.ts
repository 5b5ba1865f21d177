import { dto } from '../../../http/input/dto';
import { NewServiceAccountBody, NewTokenBody, TokensQuery } from './token.schema';

export class NewServiceAccountDto extends dto(NewServiceAccountBody) {}
export class NewTokenDto extends dto(NewTokenBody) {}
export class TokensQueryDto extends dto(TokensQuery) {}
