import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { useListJobActivityQuery } from '../../../api/jobs/jobs';
import { useTranslation } from '../../../ui/text/useTranslation';
import './conflict.css';

export type ConflictSide = 'mine' | 'theirs';
const SIDES: readonly ConflictSide[] = ['mine', 'theirs'];

/** A value that two users changed differently, in words. */
export interface ConflictRow extends Readonly<Record<ConflictSide, string>> {
  readonly key: string;
  readonly label: string;
}

interface ConflictNoticeProps {
  jobId: number;
  rows: readonly ConflictRow[];
  onChoose: (key: string, side: ConflictSide) => void;
  /** Takes one side for all differences and closes the notice. */
  onChooseAll: (side: ConflictSide) => void;
}

/** Another user saved first: shows who, the differences and a choice. Nothing is overwritten without confirmation. */
export function ConflictNotice({ jobId, rows, onChoose, onChooseAll }: ConflictNoticeProps) {
  const { t } = useTranslation('jobDetails');
  const id = useId();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { currentData } = useListJobActivityQuery(
    { id: jobId, limit: 1 },
    { refetchOnMountOrArgChange: true },
  );
  const name = currentData?.[0]?.actorName;
  const handleChoose = (key: string, side: ConflictSide) => {
    const others = [...taken].filter((one) => one !== key);
    setTaken(new Set(side === 'theirs' ? [...others, key] : others));
    onChoose(key, side);
  };
  return (
    <Alert severity="warning">
      <AlertTitle>{name ? t('conflict.by', { name }) : t('conflict.title')}</AlertTitle>
      {t(rows.length > 0 ? 'conflict.text' : 'conflict.merged')}
      {rows.length > 0 && (
        <div className="stack gap-12 conflict">
          {rows.map(({ key, label, ...values }) => (
            <div key={key} role="radiogroup" aria-label={label} className="conflict-row">
              <p className="type-small type-strong">{label}</p>
              {SIDES.map((side) => (
                <label key={side} className="check">
                  <input
                    type="radio"
                    name={`${id}-${key}`}
                    checked={taken.has(key) === (side === 'theirs')}
                    onChange={() => handleChoose(key, side)}
                  />
                  <span className="breakable">
                    {t('conflict.choice', { side: t(`conflict.${side}`), value: values[side] })}
                  </span>
                </label>
              ))}
            </div>
          ))}
          <div className="wrap-row">
            <Button variant="contained" size="small" onClick={() => onChooseAll('mine')}>
              {t('conflict.keepMine')}
            </Button>
            <Button isMinor onClick={() => onChooseAll('theirs')}>
              {t('conflict.takeTheirs')}
            </Button>
          </div>
        </div>
      )}
    </Alert>
  );
}
