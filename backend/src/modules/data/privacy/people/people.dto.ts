import { dto } from '../../../../http/input/dto';
import { PeopleQuery, PersonExportQuery } from './people.schema';

export class PeopleQueryDto extends dto(PeopleQuery) {}
export class PersonExportQueryDto extends dto(PersonExportQuery) {}
