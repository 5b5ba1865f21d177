import { dto } from '../../../http/input/dto';
import {
  LossesFileQuery,
  LossesQuery,
  PaymentDaysFileQuery,
  PaymentDaysQuery,
  PunctualityFileQuery,
  PunctualityQuery,
  ReportFileQuery,
  RevenueFileQuery,
  RevenueQuery,
} from './report-query.schema';

export class RevenueQueryDto extends dto(RevenueQuery) {}
export class RevenueFileQueryDto extends dto(RevenueFileQuery) {}
export class PunctualityQueryDto extends dto(PunctualityQuery) {}
export class PunctualityFileQueryDto extends dto(PunctualityFileQuery) {}
export class PaymentDaysQueryDto extends dto(PaymentDaysQuery) {}
export class PaymentDaysFileQueryDto extends dto(PaymentDaysFileQuery) {}
export class LossesQueryDto extends dto(LossesQuery) {}
export class LossesFileQueryDto extends dto(LossesFileQuery) {}
export class ReportFileQueryDto extends dto(ReportFileQuery) {}
