import type { useJsApiLoader } from '@react-google-maps/api';

type LoaderOptions = Parameters<typeof useJsApiLoader>[0];

let first: LoaderOptions | null = null;

/**
 * The loader works once per page and refuses other options, so all callers use these. A changed
 * language applies at the next visit.
 */
export function loaderOptions(apiKey: string, language: string): LoaderOptions {
  first ??= {
    id: 'google-maps',
    googleMapsApiKey: apiKey,
    language,
    region: 'CA',
    libraries: ['places'],
    nonce: document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content,
  };
  return first;
}
