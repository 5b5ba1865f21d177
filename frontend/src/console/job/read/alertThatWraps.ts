/** An alert whose button wraps below its text without room next to it. */
export const ALERT_THAT_WRAPS = {
  mb: 3,
  flexWrap: 'wrap',
  rowGap: 1,
  '& .MuiAlert-message': { flexBasis: '12rem' },
  '& .MuiAlert-action': { m: 0, px: 0, py: 1.5, alignSelf: 'center' },
} as const;
