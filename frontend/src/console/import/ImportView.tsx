import { Button } from '../../ui/button/Button';
import { PageHeader } from '../../ui/page/PageHeader';
import { useTranslation } from '../../ui/text/useTranslation';
import { useUrlState } from '../../ui/url/urlState';
import './import.css';
import { IMPORT_FIELDS } from './importUrl';
import { OneImport } from './OneImport';
import { ChooseFile } from './start/ChooseFile';
import { RecentImports } from './start/RecentImports';
import { Steps } from './Steps';

/** Imports jobs or customers from a file in steps: file, columns, preview, run, result. */
export function ImportView() {
  const { t } = useTranslation('import');
  const [{ import: id }, change] = useUrlState(IMPORT_FIELDS);
  const handleOther = () =>
    change({ import: null, step: 'rows', rows: 'all', order: 'asc', row: null });
  if (id !== null)
    return (
      <>
        <PageHeader
          title={t('title')}
          action={
            <Button variant="outlined" color="secondary" onClick={handleOther}>
              {t('open')}
            </Button>
          }
        />
        <OneImport key={id} id={id} />
      </>
    );
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="import">
        <Steps current="file" />
        <ChooseFile />
        <RecentImports />
      </div>
    </>
  );
}
