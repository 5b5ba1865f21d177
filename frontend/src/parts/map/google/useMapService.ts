import { useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useState } from 'react';
import { loaderOptions } from './loaderOptions';

/** The loader itself loads only the places library. */
const LIBRARIES = ['maps', 'marker', 'geocoding', 'routes'] as const;

type ServiceState = 'loading' | 'ready' | 'failed';

const logFailure = (error: unknown) => console.error('The maps script failed to load', error);

/** Loads the libraries for a map with a route; a failure is only logged (specification 8). */
export function useMapService(apiKey: string, language: string): ServiceState {
  const { isLoaded, loadError } = useJsApiLoader(loaderOptions(apiKey, language));
  const [state, setState] = useState<ServiceState>('loading');
  useEffect(() => {
    if (loadError) logFailure(loadError);
  }, [loadError]);
  useEffect(() => {
    if (!isLoaded) return;
    let isShown = true;
    const settle = (settled: ServiceState) => {
      if (isShown) setState(settled);
    };
    Promise.all(LIBRARIES.map((name) => google.maps.importLibrary(name))).then(
      () => settle('ready'),
      (error: unknown) => {
        logFailure(error);
        settle('failed');
      },
    );
    return () => {
      isShown = false;
    };
  }, [isLoaded]);
  return loadError ? 'failed' : state;
}
