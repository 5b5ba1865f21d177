import { urlChoice } from '../../ui/url/urlState';

/** Which jobs the view shows; named in the address as `show`. */
export const SHOWN = ['delivered', 'unreported', 'damaged', 'left', 'cancelled'] as const;

export const SHOWN_FIELDS = { show: urlChoice(SHOWN, 'delivered') };
