import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { HeadingsContext } from './headings';

/** Small heading over a part of a card. */
export function SectionTitle({ text }: { text: string }) {
  const { part } = useContext(HeadingsContext);
  return (
    <Typography variant="subtitle2" component={part} color="text.secondary">
      {text}
    </Typography>
  );
}
