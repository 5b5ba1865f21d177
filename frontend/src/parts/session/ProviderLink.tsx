import { useLocation } from 'react-router-dom';
import { providerSignIn } from '../../api/accounts/providerSession';
import { PlainLink } from '../../ui/button/PlainLink';
import { useTranslation } from '../../ui/text/useTranslation';

interface ProviderLinkProps {
  /** What the company calls its provider. */
  name: string;
  isWide?: boolean;
  /** Whether the provider is to ask anew who it is. */
  isFresh?: boolean;
  className?: string;
}

/** Signs in by the company's provider, and leads back to what the address names. */
export function ProviderLink({ name, isWide, isFresh, className }: ProviderLinkProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const here = pathname.startsWith('/login') ? '/' : pathname + search;
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
