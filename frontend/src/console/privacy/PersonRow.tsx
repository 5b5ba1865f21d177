import { personHref, type FoundPerson } from '../../api/privacy';
import { Button } from '../../ui/button/Button';
import { PlainLink } from '../../ui/button/PlainLink';
import { useTranslation } from '../../ui/text/useTranslation';

const FORMATS = ['json', 'pdf'] as const;

interface PersonRowProps {
  person: FoundPerson;
  onErase: () => void;
}

export function PersonRow({ person, onErase }: PersonRowProps) {
  const { t, i18n } = useTranslation('privacy');
  const { kind, name, detail, isDeleted } = person;
  const facts = [t(`kinds.${kind}`), detail, isDeleted ? t('people.deleted') : null];
  return (
    <li>
      <div className="row-words">
        <div className="strong">{name}</div>
        <div className="small quiet">{facts.filter(Boolean).join(' · ')}</div>
      </div>
      <div className="control-row">
        {FORMATS.map((format) => (
          <PlainLink
            key={format}
            isMinor
            href={personHref(person, format, i18n.language)}
            download=""
            aria-label={t(`people.${format}Of`, { name })}
          >
            {t(`people.${format}`)}
          </PlainLink>
        ))}
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={t('people.eraseOf', { name })}
          onClick={onErase}
        >
          {t('people.erase')}
        </Button>
      </div>
    </li>
  );
}
