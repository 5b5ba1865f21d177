import { styled } from '@mui/material/styles';

/** A word or two in a rounded frame; lighter to load than the full chip. */
export const Pill = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '1px 10px',
  border: '1px solid transparent',
  borderRadius: 999,
  fontWeight: 600,
}));
