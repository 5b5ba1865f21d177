import type { CompanySettings } from '../../../config/settings';

/** The manifest for installing the driver portal on a phone. */
export function appManifest({ name, primaryColor }: CompanySettings): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: primaryColor,
    background_color: '#f8fafc',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
