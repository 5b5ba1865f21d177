import { useApiDispatch } from '../../api/api';
import { changeMe, useSession } from '../../api/accounts/session';
import { LANGUAGES, rememberLanguage, type Language } from '../../lib/languages';
import { useTranslation } from '../../ui/text/useTranslation';
import { languageChosen } from './pageLanguageSlice';
import { Button } from '../../ui/button/Button';

/** Changes the language permanently: in this browser and, if signed in, for the user. */
export function useChangeLanguage(): (language: Language) => void {
  const { user } = useSession();
  const dispatch = useApiDispatch();
  return (language) => {
    rememberLanguage(language);
    dispatch(languageChosen({ userId: user?.id ?? null, language }));
    // The screen has already changed; after a failure only this browser keeps the choice.
    if (user) void dispatch(changeMe.initiate({ language }));
  };
}

/** A button that switches to the other language, labelled in that language. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const change = useChangeLanguage();
  const other = LANGUAGES.find((language) => language !== i18n.language) ?? 'en-CA';
  return (
    <Button size="small" color="secondary" lang={other} onClick={() => change(other)}>
      {t(`language.${other}`)}
    </Button>
  );
}
