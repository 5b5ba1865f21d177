import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useConfig } from '../api/config';

/** Logo text in a small square of the company's colour, and its name. */
export function BrandMark({ subtitle }: { subtitle?: string }) {
  const { companyName, logoText } = useConfig();
  return (
    <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'center', minWidth: 0 }}>
      <Box
        aria-hidden
        sx={({ vars }) => ({
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          minWidth: 32,
          height: 32,
          px: 1.5,
          borderRadius: 1,
          fontSize: '0.8125rem',
          fontWeight: 700,
          letterSpacing: '0.02em',
          bgcolor: vars.palette.primary.main,
          color: vars.palette.primary.contrastText,
        })}
      >
        {logoText}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="div" noWrap title={companyName}>
          {companyName}
        </Typography>
        {subtitle && (
          <Typography
            variant="caption"
            color="text.secondary"
            noWrap
            title={subtitle}
            sx={{ display: { xs: 'none', md: 'block' }, lineHeight: 1.2 }}
          >
            {subtitle}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
