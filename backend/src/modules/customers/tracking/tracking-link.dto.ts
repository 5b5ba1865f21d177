import { dto } from '../../../http/input/dto';
import { NewTrackingLinkBody } from './tracking-link.schema';

export class NewTrackingLinkDto extends dto(NewTrackingLinkBody) {}
