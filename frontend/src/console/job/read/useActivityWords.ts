import { NOTICE_EVENTS } from '@dispatch/domain/customer-notices/notice-event';
import { isLeftReason } from '@dispatch/domain/jobs/unit-state';
import type { ActivityEntry } from '../../../api/generated/endpoints';
import { useTranslation } from '../../../ui/text/useTranslation';
import { unitNameOf, type ChangedField } from './changedFields';
import { useReportWords } from '../../../parts/report/useReportWords';
import { useFieldWords } from '../../../parts/job/useFieldWords';
import { usePhotoWords } from '../photos/usePhotoWords';
import { useSignatureWords } from '../sign/useSignatureWords';
import { useOperationWords } from './useOperationWords';

type JobAction = Extract<ActivityEntry['action'], `job.${string}`>;

function isJobAction(action: ActivityEntry['action']): action is JobAction {
  return action.startsWith('job.');
}

/** The name of another job in an entry, in the server's format. */
function jobNameOf(job: unknown): string {
  return typeof job === 'object' && job !== null && 'jobId' in job ? String(job.jobId) : '';
}

/** The sentence of an entry, and one line for each other changed field. */
export function useActivityWords() {
  const { t, i18n } = useTranslation([
    ...['jobDetails', 'photos', 'refusedUpdates', 'unitReport', 'charges', 'notices', 'common'],
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
  const noticeOf = (after: ActivityEntry['after']) => {
    const event = NOTICE_EVENTS.find((one) => one === after?.['event']);
    return {
      event: event === undefined ? '' : t(`notices:events.${event}`),
      to: String(after?.['to'] ?? ''),
    };
  };
  const sentences: Record<JobAction, (entry: ActivityEntry) => string> = {
    'job.created': ({ after }) => created(after),
    'job.assigned': ({ after, people }) =>
      t('activity.assigned', { driver: value('driverId', after?.['driverId'], people) }),
    'job.unassigned': ({ before, people }) =>
      t('activity.unassigned', {
        driver: value('driverId', before?.['driverId'], people),
      }),
    'job.status-changed': ({ after }) =>
      t('activity.statusChanged', { status: value('status', after?.['status']) }),
    'job.delivered': () => t('activity.delivered'),
    'job.deleted': () => t('activity.deleted'),
    'job.restored': () => t('activity.restored'),
    'job.cancelled': ({ after }) =>
      t('activity.cancelled', { reason: value('reason', after?.['reason']) }),
    'job.reinstated': () => t('activity.reinstated'),
    'job.units-changed': () => t('activity.unitsChanged'),
    'job.unit-left': ({ after }) => unitLeft(after),
    'job.unit-taken-back': ({ before }) =>
      t('activity.unitTakenBack', { unit: unitNameOf(before?.['unit']) }),
    'job.unit-checked': ({ after }) => unitRead('checked', after),
    'job.unit-loaded-anyway': ({ after }) => unitRead('loadedAnyway', after),
    'job.unit-reported': ({ after }) => unitReported(after),
    'job.unit-damaged': ({ after }) => unitDamaged(after),
    'job.unit-moved': ({ after }) => unitMoved(after),
    'job.carried-on': ({ after }) => t('activity.carriedOn', { job: jobNameOf(after?.['toJob']) }),
    'job.signed': ({ after }) => signed(after),
    'job.photo-deleted': ({ before }) => t('photos:activity.deleted', photoOf(before)),
    'job.billing-changed': ({ after }) =>
      typeof after?.['invoice'] === 'string'
        ? t('activity.billingByInvoice', { invoice: after['invoice'] })
        : t('activity.billingChanged'),
    'job.report-completed': () => t('activity.reportCompleted'),
    'job.charge-added': ({ after }) => charge('added', after),
    'job.charge-changed': ({ before }) => charge('changed', before),
    'job.charge-removed': ({ before }) => charge('removed', before),
    'job.noted': ({ actorName, after }) =>
      t('refusedUpdates:activity.noted', {
        name: actorName ?? t('activity.system'),
        notes: value('completionNotes', after?.['notes']),
      }),
    'job.note-read': () => t('activity.noteRead'),
    'job.commented': () => t('activity.commented'),
    'job.comment-deleted': () => t('activity.commentDeleted'),
    'job.update-refused': ({ after }) => refused(after),
    'job.refusal-dismissed': ({ after }) =>
      t('refusedUpdates:activity.dismissed', {
        name: value('name', after?.['driverName']),
      }),
    'job.edited': () => t('activity.edited'),
    'job.photo-added': ({ after }) => t('photos:activity.added', photoOf(after)),
    'job.link-made': () => t('activity.linkMade'),
    'job.link-taken-back': () => t('activity.linkTakenBack'),
    'job.customer-told': ({ after }) => t('activity.customer.told', noticeOf(after)),
    'job.customer-not-told': ({ after }) => t('activity.customer.notTold', noticeOf(after)),
    'job.customer-notice-retried': ({ after }) => t('activity.customer.retried', noticeOf(after)),
    'job.customer-notice-dismissed': ({ after }) =>
      t('activity.customer.dismissed', noticeOf(after)),
  };
  const sentence = (entry: ActivityEntry): string =>
    isJobAction(entry.action) ? sentences[entry.action](entry) : t('activity.edited');
  const change = ({ name, before, after }: ChangedField, { people }: ActivityEntry): string =>
    t('activity.change', {
      field: label(name),
      before: value(name, before, people),
      after: value(name, after, people),
    });
  return { sentence, change };
}
