/** The four features of specification 1. */
export const FEATURES = ['fleet', 'route', 'driver', 'analytics'] as const;
export type Feature = (typeof FEATURES)[number];

const PATHS: Readonly<Record<Feature, string>> = {
  fleet:
    'M3 23h3m6 0h8m6 0h3V18l-4-5h-5v10M3 23V9h17M6 14l2-3h6l2 3M12 23a3 3 0 1 1-6 0 3 3 0 0 1 6 0zm14 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  route:
    'M8 27c-3-4-4-6-4-8a4 4 0 1 1 8 0c0 2-1 4-4 8zm0-8v.1M24 14c-3-4-4-6-4-8a4 4 0 1 1 8 0c0 2-1 4-4 8zm0-8v.1M13 27h8a4 4 0 0 0 0-8h-4a3.500 3.500 0 0 1 0-5h1',
  driver:
    'M16 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM6 28v-3a7 7 0 0 1 7-7h2M23 18a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zm0 2.500v3l2 1.500',
  analytics: 'M4 4v24h24M9 23v-6M15 23V12M21 23v-8M27 23V7M9 12l6-5 6 3 6-7',
};

export function FeatureIcon({ feature }: { feature: Feature }) {
  return (
    <svg className="feature-icon" viewBox="0 0 32 32" aria-hidden>
      <path d={PATHS[feature]} />
    </svg>
  );
}
