import { PlainLink } from '../../ui/button/PlainLink';
import { Icon } from '../../ui/icon/Icon';
import './manual.css';

interface IntroductionProps {
  text: string;
  /** The page with the full explanation. */
  href: string;
  link: string;
}

/** A sentence at the top of a view, with a link to the manual. */
export function Introduction({ text, href, link }: IntroductionProps) {
  return (
    <p className="introduction">
      <span>{text}</span>{' '}
      <PlainLink href={href} target="_blank" rel="noreferrer" size="small">
        {link}
        <Icon name="external" size="text" />
      </PlainLink>
    </p>
  );
}
