import Typography from '@mui/material/Typography';
import { FallbackText } from '../facts/FallbackText';

/** One line of a name, cut where the room ends; all of it is in the tooltip. */
export function CutText(props: { value: string | null | undefined; fallback: string }) {
  return (
    <Typography
      variant="inherit"
      component="span"
      noWrap
      title={props.value ?? undefined}
      sx={{ display: 'block' }}
    >
      <FallbackText {...props} />
    </Typography>
  );
}
