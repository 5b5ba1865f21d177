import type { ReportStage } from '@dispatch/domain/report/photo';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { late } from '../../../ui/over/late';
import { useTranslation } from '../../../ui/text/useTranslation';
import './stages.css';

const AddPhotos = late(async () => (await import('../photos/AddPhotos')).AddPhotos, {
  texts: ['photos', 'report'],
});

interface UnitStageProps {
  jobId: number;
  unitId: number;
  /** The name of the unit in words. */
  title: string;
  stage: ReportStage;
  isChangeable: boolean;
}

/** A unit at one stage except its photos, and the action to add photos. */
export function UnitStage({ jobId, unitId, title, stage, isChangeable }: UnitStageProps) {
  const { t } = useTranslation(['report', 'photos']);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className="stages-stage">
      {isChangeable && (
        <Button
          isMinor
          aria-label={t('add.openFor', { unit: title, stage: t(`photos:at.${stage}`) })}
          onClick={() => setIsAdding(true)}
        >
          {t('add.open')}
        </Button>
      )}
      {isAdding && (
        <AddPhotos
          target={{ jobId, unitId, stage }}
          unit={title}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  );
}
