import Typography from '@mui/material/Typography';

/** Small heading over a part of a card. */
export function SectionTitle({ text }: { text: string }) {
  return (
    <Typography variant="subtitle2" component="h2" color="text.secondary">
      {text}
    </Typography>
  );
}
