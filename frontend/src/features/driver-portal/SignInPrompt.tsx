import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DocumentTitle } from '../../components/DocumentTitle';
import { EmptyState } from '../../components/states/EmptyState';
import { PortalFrame } from './PortalFrame';

/** What any page of the portal shows while nobody is signed in. */
export function SignInPrompt() {
  const { t } = useTranslation('driver');
  return (
    <PortalFrame>
      <DocumentTitle title={t('title')} />
      <EmptyState
        drawing="lock"
        text={t('signIn.title')}
        hint={t('signIn.text')}
        action={
          <Button
            variant="contained"

            component={Link}
            to="/login"
            sx={{ minHeight: 64, px: 10 }}
          >
            {t('signIn.action')}
          </Button>
        }
      />
    </PortalFrame>
  );
}
