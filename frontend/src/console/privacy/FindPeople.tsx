import { useState } from 'react';
import { useFindPeopleQuery, type FoundPerson } from '../../api/privacy';
import { SearchField } from '../../ui/list/filter/SearchField';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import { late } from '../../ui/over/late';
import { DataView } from '../../ui/states/DataView';
import { TableSkeleton } from '../../ui/states/skeletons';
import { useTranslation } from '../../ui/text/useTranslation';
import { urlText, useUrlState } from '../../ui/url/urlState';
import { PersonRow } from './PersonRow';
import { Section } from '../../ui/layout/Section';

const FIELDS = { q: urlText() };

const EraseDialog = late(async () => (await import('./erase/EraseDialog')).EraseDialog, {
  texts: ['privacy'],
});

/** Finds a person whose data is exported or erased. */
export function FindPeople() {
  const { t } = useTranslation('privacy');
  const [{ q }, change] = useUrlState(FIELDS);
  const [erased, setErased] = useState<FoundPerson | null>(null);
  const searched = useSearchText(q);
  return (
    <Section
      level="h2"
      className="privacy-section"
      title={t('people.title')}
      help={t('people.help')}
    >
      <SearchField label={t('people.search')} value={q} onChange={(text) => change({ q: text })} />
      {searched === undefined ? (
        <p className="small quiet">{t('people.begin')}</p>
      ) : (
        <Found words={searched} onErase={setErased} />
      )}
      {erased && <EraseDialog person={erased} onClose={() => setErased(null)} />}
    </Section>
  );
}

interface FoundProps {
  words: string;
  onErase: (person: FoundPerson) => void;
}

function Found({ words, onErase }: FoundProps) {
  const { t } = useTranslation('privacy');
  const query = useFindPeopleQuery({ q: words });
  return (
    <DataView
      query={query}
      errorTitle={t('people.failed')}
      skeleton={<TableSkeleton rows={2} />}
      empty={<p className="type-body quiet">{t('people.none')}</p>}
    >
      {(people) => (
        <ul className="card row-list">
          {people.map((person) => (
            <PersonRow
              key={`${person.kind}-${String(person.id)}`}
              person={person}
              onErase={() => onErase(person)}
            />
          ))}
        </ul>
      )}
    </DataView>
  );
}
