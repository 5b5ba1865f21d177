import { Select } from '../../ui/form/Select';
import { useUrlState } from '../../ui/url/urlState';
import { useTranslation } from '../../ui/text/useTranslation';
import { SHOWN, SHOWN_FIELDS } from './shown';

/** Chooses delivered jobs (all, without a report, with new damage or with a unit left behind) or cancelled ones. */
export function ShownChoice() {
  const { t } = useTranslation('completed');
  const [{ show }, change] = useUrlState(SHOWN_FIELDS);
  return (
    <Select
      label={t('show.label')}
      options={SHOWN.map((value) => ({ value, label: t(`show.${value}`) }))}
      value={show}
      onChange={(wanted) => change({ show: wanted })}
    />
  );
}
