import { PlainLink } from '../../ui/button/PlainLink';
import { Icon } from '../../ui/icon/Icon';

interface IntroductionProps {
  text: string;
  /** Where it is told in full. */
  href: string;
  link: string;
}

/** A sentence at the head of a view, and the page of the manual that says more. */
export function Introduction({ text, href, link }: IntroductionProps) {
  return (
    <p>
      {text}{' '}
      <PlainLink href={href} target="_blank" rel="noreferrer" size="small">
        {link}
        <Icon name="external" size="text" />
      </PlainLink>
    </p>
  );
}
