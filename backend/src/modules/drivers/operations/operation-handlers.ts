import type { OperationType } from '@dispatch/domain/jobs/driver-operation';
import { Injectable } from '@nestjs/common';
import { AdvanceHandler } from './handlers/advance.handler';
import { CheckUnitHandler } from './handlers/check-unit.handler';
import { CompleteHandler } from './handlers/complete.handler';
import { LeaveUnitHandler } from './handlers/leave-unit.handler';
import { NoteHandler } from './handlers/note.handler';
import { ReportUnitHandler } from './handlers/report-unit.handler';
import { SignHandler } from './handlers/sign.handler';
import { TakeUnitHandler } from './handlers/take-unit.handler';
import type { OperationHandler } from './operation-handler';

@Injectable()
export class OperationHandlers {
  readonly of: Readonly<Record<OperationType, OperationHandler>>;

  constructor(
    advance: AdvanceHandler,
    complete: CompleteHandler,
    note: NoteHandler,
    leaveUnit: LeaveUnitHandler,
    takeUnit: TakeUnitHandler,
    checkUnit: CheckUnitHandler,
    reportUnit: ReportUnitHandler,
    sign: SignHandler,
  ) {
    this.of = {
      status: advance,
      complete,
      note,
      'leave-unit': leaveUnit,
      'take-unit': takeUnit,
      'check-unit': checkUnit,
      'load-anyway': checkUnit,
      'report-unit': reportUnit,
      sign,
    };
  }
}

/** For the module, which provides them. */
export const HANDLERS = [
  AdvanceHandler,
  CheckUnitHandler,
  CompleteHandler,
  LeaveUnitHandler,
  NoteHandler,
  ReportUnitHandler,
  SignHandler,
  TakeUnitHandler,
];
