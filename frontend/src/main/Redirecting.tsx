import { LOGIN_REDIRECT_MS } from '@dispatch/domain/limits';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { WaitScreen } from '../ui/page/WaitScreen';

/** Sends a signed-in user away from /login. */
export function Redirecting() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/', { replace: true }), LOGIN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <WaitScreen text="redirecting" />;
}
