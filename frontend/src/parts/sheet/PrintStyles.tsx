import GlobalStyles from '@mui/material/GlobalStyles';

/** Marks the printed element, which must be a direct child of the body. */
export const PRINTED = { 'data-printed': '' };

const NOTHING_AROUND = {
  position: 'static',
  display: 'block',
  width: 'auto',
  maxWidth: 'none',
  height: 'auto',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  overflow: 'visible',
  border: 0,
  boxShadow: 'none',
  background: 'none',
} as const;

/** Prints only the marked sheet and hides everything else. */
export function PrintStyles() {
  return (
    <GlobalStyles
      styles={{
        '@page': { size: 'letter', margin: '0.5in' },
        '@media print': {
          'body > *:not([data-printed])': { display: 'none !important' },
          'html, body': {
            ...NOTHING_AROUND,
            overflow: 'visible !important',
            background: 'none !important',
          },
          '[data-printed], [data-printed] *': { outline: 'none !important' },
          // These selectors need the same specificity as the dialog's own positioning rules.
          '[data-printed][data-printed], [data-printed] .MuiDialog-container.MuiDialog-container, [data-printed] .MuiDialog-paper.MuiDialog-paper, [data-printed] .dialog-body':
            NOTHING_AROUND,
          '[data-printed] .MuiBackdrop-root, [data-printed] .dialog-buttons, [data-printed] .MuiDialogTitle-root':
            { display: 'none' },
        },
      }}
    />
  );
}
