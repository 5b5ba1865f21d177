import { useState } from 'react';
import { ifMatch } from '../../api/request/requestHeaders';
import {
  type JobTemplate,
  type TemplateJobBody,
  useChangeJobTemplateMutation,
  useDeleteJobTemplateMutation,
} from '../../api/jobs/series';
import { Button } from '../../ui/button/Button';
import { useAct } from '../../ui/record/useAct';
import { useTranslation } from '../../ui/text/useTranslation';
import { RenameTemplate } from './RenameTemplate';

interface TemplateRowProps {
  template: JobTemplate;
  getJob?: (() => TemplateJobBody) | undefined;
  onUse?: ((template: JobTemplate) => void) | undefined;
}

export function TemplateRow({ template, getJob, onUse }: TemplateRowProps) {
  const { t } = useTranslation('recurring');
  const act = useAct();
  const [isRenaming, setIsRenaming] = useState(false);
  const [change] = useChangeJobTemplateMutation();
  const [remove] = useDeleteJobTemplateMutation();
  const { id, name, customerName, version } = template;
  const replace = (job: TemplateJobBody) =>
    act({
      send: () => change({ id, jobTemplateChanges: { job }, ...ifMatch(version) }),
      done: t('templates.replaced'),
    });
  const askToDelete = () =>
    act({
      ask: {
        title: t('templates.askDelete', { name }),
        text: t('templates.askDeleteText'),
        confirmLabel: t('templates.delete'),
        destructive: true,
      },
      send: () => remove({ id, ...ifMatch(version) }),
      done: t('templates.deleted'),
    });
  if (isRenaming) return <RenameTemplate {...{ template }} onClose={() => setIsRenaming(false)} />;
  return (
    <li>
      <p className="row-words">
        <span className="strong">{name}</span>
        {customerName !== null && (
          <span className="template-customer small quiet">{customerName}</span>
        )}
      </p>
      <div className="wrap-row middle">
        {onUse && (
          <Button
            isMinor
            aria-label={t('templates.useNamed', { name })}
            onClick={() => onUse(template)}
          >
            {t('templates.use')}
          </Button>
        )}
        {getJob && (
          <Button
            isMinor
            aria-label={t('templates.replaceNamed', { name })}
            onClick={() => void replace(getJob())}
          >
            {t('templates.replace')}
          </Button>
        )}
        <Button
          isMinor
          aria-label={t('templates.renameNamed', { name })}
          onClick={() => setIsRenaming(true)}
        >
          {t('templates.rename')}
        </Button>
        <Button
          size="small"
          color="error"
          aria-haspopup="dialog"
          aria-label={t('templates.deleteNamed', { name })}
          onClick={() => void askToDelete()}
        >
          {t('templates.delete')}
        </Button>
      </div>
    </li>
  );
}
