import { useConfig } from '../../api/config';

/** Title of the browser's tab: the view, then the company. React hoists it into the head. */
export function DocumentTitle({ title }: { title?: string }) {
  const { companyName } = useConfig();
  return <title>{title ? `${title} · ${companyName}` : companyName}</title>;
}
