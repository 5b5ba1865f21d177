import { isLeftReason } from '@dispatch/domain/jobs/unit-state';
import type { ActivityEntry } from '../../../api/generated/endpoints';
import { useTranslation } from '../../../ui/text/useTranslation';
import { unitNameOf, type ChangedField } from './changedFields';
import { useReportWords } from '../../../parts/report/useReportWords';
import { useFieldWords } from '../../../parts/job/useFieldWords';
import { usePhotoWords } from '../photos/usePhotoWords';
import { useSignatureWords } from '../sign/useSignatureWords';
import { useOperationWords } from './useOperationWords';

/** As the server names another job in an entry. */
function jobNameOf(job: unknown): string {
  return typeof job === 'object' && job !== null && 'jobId' in job ? String(job.jobId) : '';
}

/** The sentence of an entry, and one line for each field that it changed besides. */
export function useActivityWords() {
  const { t, i18n } = useTranslation([
    ...['jobDetails', 'photos', 'refusedUpdates', 'unitReport', 'charges', 'common'],
  ] as const);
  const { label, value } = useFieldWords();
  const operation = useOperationWords();
  const describe = usePhotoWords();
  const report = useReportWords();
  const signed = useSignatureWords();
  const created = (after: ActivityEntry['after']): string => {
    const series: unknown = after?.['recurringJob'];
    return typeof series === 'object' && series !== null && 'name' in series
      ? t('activity.createdBySeries', { name: String(series.name) })
      : t('activity.created');
  };
  const refused = (after: ActivityEntry['after']): string => {
    const what = operation.what(after?.['type'], after?.['status']);
    const notes: unknown = after?.['notes'];
    return typeof notes === 'string'
      ? t('refusedUpdates:activity.refusedNotes', { what, notes })
      : t('refusedUpdates:activity.refused', { what });
  };
  const unitLeft = (after: ActivityEntry['after']): string => {
    const why: unknown = after?.['reason'];
    const note: unknown = after?.['note'];
    const reason = isLeftReason(why) ? t(`common:leftReason.${why}`) : '';
    const unit = unitNameOf(after?.['unit']);
    return typeof note === 'string'
      ? t('activity.unitLeftNote', { unit, reason, note })
      : t('activity.unitLeft', { unit, reason });
  };
  const unitRead = (action: 'checked' | 'loadedAnyway', after: ActivityEntry['after']): string =>
    t(`activity.unit.${action}`, {
      unit: unitNameOf(after?.['unit']),
      vin: String(after?.['vin'] ?? ''),
      how: t(after?.['method'] === 'scan' ? 'check.scan' : 'check.typed'),
    });
  const unitReported = (after: ActivityEntry['after']): string =>
    t(`unitReport:activity.${after?.['stage'] === 'delivery' ? 'delivery' : 'pickup'}`, {
      unit: unitNameOf(after?.['unit']),
    });
  const unitDamaged = (after: ActivityEntry['after']): string => {
    const codes: unknown = after?.['damage'];
    const damage = Array.isArray(codes) ? codes.map((code) => report.damage(String(code))) : [];
    return t('unitReport:activity.damaged', {
      unit: unitNameOf(after?.['unit']),
      damage: damage.join('; '),
    });
  };
  const charge = (what: 'added' | 'changed' | 'removed', facts: ActivityEntry['after']): string =>
    t(`charges:activity.${what}`, {
      charge: String(facts?.[i18n.language === 'fr-CA' ? 'nameFr' : 'nameEn'] ?? ''),
    });
  const unitMoved = (after: ActivityEntry['after']): string => {
    const unit = unitNameOf(after?.['unit']);
    const other: unknown = after?.['toJob'];
    return other === undefined
      ? t('activity.unitCame', { unit, job: jobNameOf(after?.['fromJob']) })
      : t('activity.unitMoved', { unit, job: jobNameOf(other) });
  };
  const photoOf = (facts: ActivityEntry['after']) => ({
    unit: unitNameOf(facts?.['unit']),
    what: describe(facts?.['place'], facts?.['stage']),
  });
  const sentence = ({ action, actorName, before, after, people }: ActivityEntry): string => {
    switch (action) {
      case 'job.created':
        return created(after);
      case 'job.assigned':
        return t('activity.assigned', { driver: value('driverId', after?.['driverId'], people) });
      case 'job.unassigned':
        return t('activity.unassigned', {
          driver: value('driverId', before?.['driverId'], people),
        });
      case 'job.status-changed':
        return t('activity.statusChanged', { status: value('status', after?.['status']) });
      case 'job.delivered':
        return t('activity.delivered');
      case 'job.deleted':
        return t('activity.deleted');
      case 'job.restored':
        return t('activity.restored');
      case 'job.cancelled':
        return t('activity.cancelled', { reason: value('reason', after?.['reason']) });
      case 'job.reinstated':
        return t('activity.reinstated');
      case 'job.units-changed':
        return t('activity.unitsChanged');
      case 'job.unit-left':
        return unitLeft(after);
      case 'job.unit-taken-back':
        return t('activity.unitTakenBack', { unit: unitNameOf(before?.['unit']) });
      case 'job.unit-checked':
        return unitRead('checked', after);
      case 'job.unit-loaded-anyway':
        return unitRead('loadedAnyway', after);
      case 'job.unit-reported':
        return unitReported(after);
      case 'job.unit-damaged':
        return unitDamaged(after);
      case 'job.unit-moved':
        return unitMoved(after);
      case 'job.carried-on':
        return t('activity.carriedOn', { job: jobNameOf(after?.['toJob']) });
      case 'job.signed':
        return signed(after);
      case 'job.photo-deleted':
        return t('photos:activity.deleted', photoOf(before));
      case 'job.billing-changed':
        return typeof after?.['invoice'] === 'string'
          ? t('activity.billingByInvoice', { invoice: after['invoice'] })
          : t('activity.billingChanged');
      case 'job.report-completed':
        return t('activity.reportCompleted');
      case 'job.charge-added':
        return charge('added', after);
      case 'job.charge-changed':
        return charge('changed', before);
      case 'job.charge-removed':
        return charge('removed', before);
      case 'job.noted':
        return t('refusedUpdates:activity.noted', {
          name: actorName ?? t('activity.system'),
          notes: value('completionNotes', after?.['notes']),
        });
      case 'job.note-read':
        return t('activity.noteRead');
      case 'job.update-refused':
        return refused(after);
      case 'job.refusal-dismissed':
        return t('refusedUpdates:activity.dismissed', {
          name: value('name', after?.['driverName']),
        });
      default:
        return t('activity.edited');
    }
  };
  const change = ({ name, before, after }: ChangedField, { people }: ActivityEntry): string =>
    t('activity.change', {
      field: label(name),
      before: value(name, before, people),
      after: value(name, after, people),
    });
  return { sentence, change };
}
