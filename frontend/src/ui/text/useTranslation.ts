/** The texts of namespaces in the person's language; waits, as `Suspense` wants it, until they are there. */
export { useTranslation } from 'react-i18next';
