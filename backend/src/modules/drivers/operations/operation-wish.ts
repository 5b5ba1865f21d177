import { canonicalJson } from '../../../database/records/canonical-json';
import type { SendingDto } from './driver-operation.dto';

/** The fields of newer types, all stored in one column. */
const DETAILS = ['stage', 'report', 'signature'] as const;

type Optional =
  | 'status'
  | 'notes'
  | 'unitId'
  | 'reason'
  | 'vin'
  | 'method'
  | (typeof DETAILS)[number];

export type Operation = SendingDto['operations'][number];

/** An operation with all fields: null if the phone omitted it. */
export type Wish = Omit<Operation, Optional> & {
  readonly [Name in Optional]: NonNullable<Operation[Name]> | null;
};

export function wishOf(body: Operation): Wish {
  const { status = null, notes = null, unitId = null, reason = null } = body;
  const { vin = null, method = null, stage = null, report = null, signature = null } = body;
  return { ...body, status, notes, unitId, reason, vin, method, stage, report, signature };
}

/** As canonical JSON. Null without any details. */
export function detailsOf(wish: Wish): string | null {
  const said = DETAILS.filter((name) => wish[name] !== null);
  return said.length === 0
    ? null
    : canonicalJson(Object.fromEntries(said.map((name) => [name, wish[name]])));
}
