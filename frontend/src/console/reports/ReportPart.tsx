import type { ReactNode } from 'react';
import { reportHref } from '../../api/reports';
import type { Language } from '../../lib/languages';
import { PlainLink } from '../../ui/button/PlainLink';
import { Section } from '../../ui/layout/Section';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { TableSkeleton } from '../../ui/states/skeletons';
import { useTranslation } from '../../ui/text/useTranslation';
import './reports.css';

interface ReportPartProps<Report> {
  title: string;
  help: string;
  /** The path of the report below /api, and its query. */
  file: string;
  /** None for a report of what is open now. */
  params?: Readonly<Record<string, string | undefined>>;
  query: {
    currentData?: Report | undefined;
    error?: unknown;
    isLoading: boolean;
    refetch: () => unknown;
  };
  isEmpty: (report: Report) => boolean;
  children: (report: Report) => ReactNode;
}

const FORMATS = ['csv', 'xlsx'] as const;

/** One report with its downloads, in the four states of every view. */
export function ReportPart<Report>(props: ReportPartProps<Report>) {
  const { title, help, file, params, query, isEmpty, children } = props;
  const { t, i18n } = useTranslation('reports');
  const language = i18n.language as Language; // i18next is started with these alone
  const { currentData, ...answer } = query;
  return (
    <Section
      level="h2"
      title={title}
      help={help}
      beside={
        <div className="control-row">
          {FORMATS.map((format) => (
            <PlainLink
              key={format}
              isMinor
              href={reportHref(file, params ?? {}, format, language)}
              download=""
              aria-label={t('downloadOf', { format: t(`formats.${format}`), report: title })}
            >
              {t(`formats.${format}`)}
            </PlainLink>
          ))}
        </div>
      }
    >
      <DataView
        query={{ ...answer, data: currentData }}
        errorTitle={t('loadFailed')}
        skeleton={<TableSkeleton rows={8} />}
        isEmpty={isEmpty}
        empty={
          params === undefined ? (
            <EmptyState text={t('emptyNow')} />
          ) : (
            <EmptyState text={t('empty')} hint={t('emptyHint')} />
          )
        }
      >
        {children}
      </DataView>
    </Section>
  );
}
