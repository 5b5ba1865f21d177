import { dto } from '../../../http/input/dto';
import { CompanyProfileBody } from './company-profile.schema';

export class CompanyProfileDto extends dto(CompanyProfileBody) {}
