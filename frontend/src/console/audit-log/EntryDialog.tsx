import type { AuditEntry } from '../../api/audit';
import { Button } from '../../ui/button/Button';
import { DescriptionItem, DescriptionList } from '../../ui/facts/DescriptionItem';
import { DialogBody } from '../../ui/over/DialogBody';
import { DialogButtons } from '../../ui/over/DialogButtons';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useTexts } from '../../ui/text/useTexts';
import './audit.css';
import { NOTHING_CHOSEN, type AuditUrl } from './auditUrl';
import { FactTable } from './FactTable';
import { useAuditWords } from './useAuditWords';

interface EntryDialogProps {
  entry: AuditEntry;
  /** Filters by the person, the record or the address of the entry. */
  onNarrow: (patch: Partial<AuditUrl>) => void;
  onClose: () => void;
}

export function EntryDialog({ entry, onNarrow, onClose }: EntryDialogProps) {
  const { t, format } = useTexts(['audit', 'common']);
  const words = useAuditWords();
  const { at, actorId, resource, resourceId, address, tappedAt, erasedAt, sealNo } = entry;
  const narrow = (label: string, patch: Partial<AuditUrl>) => (
    <Button
      isMinor
      onClick={() => {
        onNarrow({ ...NOTHING_CHOSEN, ...patch });
        onClose();
      }}
    >
      {label}
    </Button>
  );
  return (
    <DialogFrame title={words.what(entry)} onClose={onClose} width="md">
      <DialogBody>
        <DescriptionList columns="wide">
          <DescriptionItem label={t('columns.at')} value={format.moment(at)} />
          <DescriptionItem label={t('columns.who')} value={words.who(entry)} />
          <DescriptionItem label={t('details.record')} value={words.record(entry)} />
          <DescriptionItem label={t('filters.address')} value={address} />
          <DescriptionItem label={t('details.device')} value={entry.userAgent} />
          <DescriptionItem label={t('details.request')} value={entry.requestId} />
          {tappedAt !== null && (
            <DescriptionItem label={t('details.tapped')} value={format.moment(tappedAt)} />
          )}
          {erasedAt !== null && (
            <DescriptionItem label={t('details.erased')} value={format.moment(erasedAt)} />
          )}
          <DescriptionItem
            label={t('details.seal')}
            value={sealNo === null ? t('details.unsealed') : format.number(sealNo)}
          />
          <DescriptionItem label={t('details.hash')} value={entry.hash} />
        </DescriptionList>
        <h3 className="type-h3 audit-facts-title">{t('facts.title')}</h3>
        <FactTable entry={entry} />
        <div className="control-row audit-narrow">
          {actorId !== null && narrow(t('narrow.person'), { person: actorId })}
          {resourceId !== null &&
            narrow(t('narrow.record'), { kind: resource, record: resourceId })}
          {address !== null && narrow(t('narrow.address'), { address })}
        </div>
      </DialogBody>
      <DialogButtons>
        <Button color="secondary" onClick={onClose} autoFocus>
          {t('common:actions.close')}
        </Button>
      </DialogButtons>
    </DialogFrame>
  );
}
