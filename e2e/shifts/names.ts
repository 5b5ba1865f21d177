import type { Tap } from './phone';

type Typed = Pick<Tap, 'type'> | { readonly type: string };

export const isCheck = ({ type }: Typed) => type === 'check-unit' || type === 'load-anyway';
export const isReport = ({ type }: Typed) => type === 'report-unit';
export const isSign = ({ type }: Typed) => type === 'sign';
export const isMark = ({ type }: Typed) => type === 'leave-unit' || type === 'take-unit';

export function jobName(id: number): string {
  return `JOB-${String(id).padStart(6, '0')}`;
}
