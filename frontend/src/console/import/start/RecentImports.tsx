import { useListImportsQuery } from '../../../api/imports';
import { FormSection } from '../../../ui/form/layout/FormSection';
import { DataView } from '../../../ui/states/DataView';
import { EmptyState } from '../../../ui/states/EmptyState';
import { useTranslation } from '../../../ui/text/useTranslation';
import { RecentImport } from './RecentImport';

/** Previous imports, to be continued, viewed or reverted. */
export function RecentImports() {
  const { t } = useTranslation('import');
  const query = useListImportsQuery({ limit: 20 }, { refetchOnMountOrArgChange: true });
  return (
    <FormSection title={t('recent.title')}>
      <DataView
        query={query}
        errorTitle={t('recent.loadFailed')}
        skeleton={120}
        empty={<EmptyState text={t('recent.empty')} />}
      >
        {(imports) => (
          <ul className="plain-list">
            {imports.map((one) => (
              <RecentImport key={one.id} one={one} />
            ))}
          </ul>
        )}
      </DataView>
    </FormSection>
  );
}
