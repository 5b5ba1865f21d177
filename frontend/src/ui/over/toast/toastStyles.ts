import { keyframes, styled } from '@mui/material/styles';
import * as Toast from '@radix-ui/react-toast';

const arrive = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const leave = keyframes`to { opacity: 0; }`;
const swipeAway = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { transform: translateX(calc(100% + 24px)); }`;

/** At the top on phones, at the bottom right on wider screens. */
export const ToastViewport = styled(Toast.Viewport)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  top: 0,
  insetInline: 0,
  margin: 0,
  padding: 16,
  listStyle: 'none',
  outlineOffset: -4,
  pointerEvents: 'none',
  [theme.breakpoints.up('md')]: {
    top: 'auto',
    bottom: 0,
    left: 'auto',
    width: '100%',
    maxWidth: 420,
  },
}));

export const ToastSurface = styled(Toast.Root)(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  // At double text size, a long word is wider than a small phone.
  overflowWrap: 'anywhere',
  padding: '12px 8px 12px 16px',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.raised,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.palette.surface.shadow,
  pointerEvents: 'auto',
  '&[data-variant="destructive"]': {
    borderColor: theme.vars.palette.error.main,
    backgroundColor: theme.vars.palette.error.main,
    color: theme.vars.palette.error.contrastText,
    '& .icon-button': {
      color: 'inherit',
      '&:hover': { backgroundColor: theme.vars.palette.error.dark },
    },
  },
  '&[data-state="open"]': { animation: `${arrive} 160ms ease-out` },
  '&[data-state="closed"]': { animation: `${leave} 120ms ease-out forwards` },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="cancel"]': { transform: 'none', transition: 'transform 160ms ease-out' },
  '&[data-swipe="end"]': { animation: `${swipeAway} 120ms ease-out` },
}));
