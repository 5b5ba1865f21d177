import { useListErasuresQuery } from '../../api/privacy';
import { Button } from '../../ui/button/Button';
import { ToneChip } from '../../ui/facts/ToneChip';
import { DataView } from '../../ui/states/DataView';
import { TableSkeleton } from '../../ui/states/skeletons';
import { useTexts } from '../../ui/text/useTexts';
import { Section } from '../../ui/layout/Section';

/** Shows the newest; the API returns all. */
const SHOWN = 50;

/** Erased people by number, and whether each erasure is complete. */
export function Erasures() {
  const { t, format } = useTexts('privacy');
  const query = useListErasuresQuery({ limit: SHOWN }, { refetchOnMountOrArgChange: true });
  const isUnderWay = query.data?.some(({ finishedAt }) => finishedAt === null) ?? false;
  return (
    <Section
      level="h2"
      className="privacy-section"
      title={t('erasures.title')}
      help={t('erasures.help')}
    >
      <DataView
        query={query}
        errorTitle={t('erasures.failed')}
        skeleton={<TableSkeleton rows={2} />}
        empty={<p className="type-body quiet">{t('erasures.none')}</p>}
      >
        {(erasures) => (
          <ul className="card row-list">
            {erasures.map(({ id: number, kind, reason, requestedAt, finishedAt }) => (
              <li key={number}>
                <div className="row-words">
                  <div className="strong">{t('erasures.line', { number })}</div>
                  <div className="small quiet">
                    {t('erasures.by', {
                      kind: t(`kinds.${kind}`),
                      reason: t(`erase.reasons.${reason}`),
                      date: format.moment(requestedAt),
                    })}
                  </div>
                </div>
                <ToneChip
                  tone={finishedAt === null ? 'orange' : 'green'}
                  label={t(finishedAt === null ? 'erasures.running' : 'erasures.done')}
                />
              </li>
            ))}
          </ul>
        )}
      </DataView>
      {isUnderWay && (
        <div className="privacy-foot">
          <Button isMinor onClick={() => void query.refetch()}>
            {t('erasures.refresh')}
          </Button>
        </div>
      )}
    </Section>
  );
}
