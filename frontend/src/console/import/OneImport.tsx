import { isBusy, useGetImportQuery, type Import } from '../../api/imports';
import { DataView } from '../../ui/states/DataView';
import { useTranslation } from '../../ui/text/useTranslation';
import { useUrlState } from '../../ui/url/urlState';
import { ColumnsForm } from './columns/ColumnsForm';
import { IMPORT_FIELDS } from './importUrl';
import { RowsOfImport } from './rows/RowsOfImport';
import { ImportHead } from './run/ImportHead';
import { RunPanel } from './run/RunPanel';
import { Steps, type Step } from './Steps';

/** Polling interval of the progress. */
const LOOK_MS = 1_000;

/** One import: column mapping, row results and progress. */
export function OneImport({ id }: { id: number }) {
  const { t } = useTranslation('import');
  const [{ step }] = useUrlState(IMPORT_FIELDS);
  const known = useGetImportQuery({ id });
  const isAtWork = known.data !== undefined && isBusy(known.data);
  const query = useGetImportQuery({ id }, { pollingInterval: isAtWork ? LOOK_MS : 0 });
  return (
    <DataView query={query} errorTitle={t('loadFailed')} missing={t('missing')} skeleton={240}>
      {(one) => {
        const isMapping = step === 'columns' && !isBusy(one) && one.state !== 'undone';
        return (
          <div className="import">
            <Steps current={isMapping ? 'columns' : stepOf(one)} />
            <ImportHead one={one} />
            {isMapping ? (
              <ColumnsForm key={one.version} one={one} />
            ) : (
              <>
                <RunPanel one={one} />
                <RowsOfImport one={one} />
              </>
            )}
          </div>
        );
      }}
    </DataView>
  );
}

function stepOf(one: Import): Step {
  if (one.state === 'draft') return 'preview';
  return isBusy(one) || one.state === 'stopped' ? 'run' : 'result';
}
