import { dto } from '../../http/input/dto';
import { NewUserBody, UserChangesBody, UsersQuery } from './admin-user.schema';

export class NewUserDto extends dto(NewUserBody) {}
export class UserChangesDto extends dto(UserChangesBody) {}
export class UsersQueryDto extends dto(UsersQuery) {}
