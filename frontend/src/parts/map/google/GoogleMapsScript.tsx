import { useJsApiLoader } from '@react-google-maps/api';
import { useEffect } from 'react';
import { loaderOptions } from './loaderOptions';

/** Loads the map service's script; a failure is only logged (specification 8). */
export function GoogleMapsScript({ apiKey, language }: { apiKey: string; language: string }) {
  const { loadError } = useJsApiLoader(loaderOptions(apiKey, language));
  useEffect(() => {
    if (loadError) console.error('The maps script failed to load', loadError);
  }, [loadError]);
  return null;
}
