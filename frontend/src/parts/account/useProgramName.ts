import { useTranslation } from '../../ui/text/useTranslation';
import { programOf } from './programOf';

/** The name of a browser for users: 'Chrome on Windows'. */
export function useProgramName(): (userAgent: string | null) => string {
  const { t } = useTranslation('account');
  return (userAgent) => {
    const { program, system } = programOf(userAgent);
    if (program === null) return t('sessions.unknown');
    return system === null ? program : t('sessions.program', { program, system });
  };
}
