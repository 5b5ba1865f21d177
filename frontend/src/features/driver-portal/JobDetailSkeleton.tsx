import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const SECTIONS = [96, 80, 112, 112];

/** The detail's own shape: band, the two buttons, then its sections. */
export function JobDetailSkeleton() {
  return (
    <Card aria-hidden>
      <Skeleton variant="rectangular" height={54} />
      <CardContent>
        <Stack sx={{ gap: 6 }}>
          <Stack direction="row" sx={{ gap: 3 }}>
            <Skeleton variant="rounded" height={86} sx={{ flex: 1 }} />
            <Skeleton variant="rounded" height={86} sx={{ flex: 1 }} />
          </Stack>
          {SECTIONS.map((height, index) => (
            <Skeleton key={index} variant="rounded" height={height} />
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
