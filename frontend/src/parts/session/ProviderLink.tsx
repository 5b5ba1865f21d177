import { routeAt } from '@dispatch/domain/views/routes';
import { useLocation } from 'react-router-dom';
import { providerSignIn } from '../../api/accounts/providerSession';
import { PlainLink } from '../../ui/button/PlainLink';
import { useTranslation } from '../../ui/text/useTranslation';

interface ProviderLinkProps {
  /** The company's name for its provider. */
  name: string;
  isWide?: boolean;
  /** Whether the provider must authenticate the user again. */
  isFresh?: boolean;
  className?: string;
}

/** Signs in through the company's provider, and returns to the current address. */
export function ProviderLink({ name, isWide, isFresh, className }: ProviderLinkProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const here = routeAt(pathname) === 'login' ? '/' : pathname + search;
  return (
    <PlainLink
      variant="contained"
      size="large"
      isWide={isWide}
      className={className}
      href={providerSignIn(here, isFresh)}
    >
      {t('signInBy', { name })}
    </PlainLink>
  );
}
