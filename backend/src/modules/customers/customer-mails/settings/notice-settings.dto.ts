import { dto } from '../../../../http/input/dto';
import { CustomerNoticesBody, NoticeSettingsBody, NoticeTextBody } from './notice-settings.schema';

export class CustomerNoticesDto extends dto(CustomerNoticesBody) {}
export class NoticeSettingsDto extends dto(NoticeSettingsBody) {}
export class NoticeTextDto extends dto(NoticeTextBody) {}
