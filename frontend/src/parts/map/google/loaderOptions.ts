import type { useJsApiLoader } from '@react-google-maps/api';

type LoaderOptions = Parameters<typeof useJsApiLoader>[0];

let first: LoaderOptions | null = null;

/**
 * The loader works once a page and refuses other options, so everybody who needs the script asks
 * for these; another language then shows after the next visit.
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
