import { useGetAuditStateQuery, type AuditReceiver } from '../../api/audit';
import { Icon } from '../../ui/icon/Icon';
import { useTexts } from '../../ui/text/useTexts';

/** The number of sealed entries, and receivers that get no entries. */
export function ChainState() {
  const { t, format } = useTexts('audit');
  const { data } = useGetAuditStateQuery();
  if (!data) return null;
  const { lastNo, receivers } = data;
  const stateOf = ({ name, waiting, failingSince, lastError }: AuditReceiver) => {
    const words = {
      receiver: t(`receivers.${name}`),
      count: waiting,
      shown: format.number(waiting),
    };
    if (failingSince === null) return t(waiting === 0 ? 'state.sent' : 'state.behind', words);
    const since = format.moment(failingSince);
    return t('state.failing', { ...words, since, reason: lastError ?? '' });
  };
  return (
    <div className="audit-state small quiet">
      <p>{t('state.sealed', { count: lastNo, shown: format.number(lastNo) })}</p>
      {receivers.map((receiver) => (
        <p key={receiver.name} className={receiver.failingSince === null ? '' : 'warned'}>
          {receiver.failingSince !== null && <Icon name="warning" size="text" />}{' '}
          {stateOf(receiver)}
        </p>
      ))}
    </div>
  );
}
