import { urlChoice } from '../../ui/url/urlState';

/** The lists of this view, as named by `show` in the address. */
export const SHOWN = ['delivered', 'unreported', 'damaged', 'left', 'cancelled'] as const;

export const SHOWN_FIELDS = { show: urlChoice(SHOWN, 'delivered') };
