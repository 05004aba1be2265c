import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface Band {
  label: string;
  /** Lower bound; the band goes up to, but excludes, the next one's. */
  from: number;
  tone: 'info' | 'success' | 'caution' | 'error';
}

interface ScaleProps {
  bands: readonly Band[];
  /** Ends of the picture. A value beyond is pointed at on the edge. */
  from: number;
  to: number;
  value: number | null;
  /** Written after each number, e.g. "%". */
  unit: string;
  /** The whole picture in a sentence. */
  description: string;
}

const BAR_HEIGHT_PX = 20;
const fills: Record<Band['tone'], string> = {
  info: 'info.main',
  success: 'success.main',
  caution: 'color-mix(in srgb, var(--mui-palette-success-main) 45%, var(--mui-palette-error-main))',
  error: 'error.main',
};

const rangeOf = (bands: readonly Band[], index: number, unit: string): string => {
  const { from } = bands[index] ?? { from: 0 };
  const next = bands[index + 1];
  if (index === 0 && next) return `below ${next.from}${unit}`;
  return next ? `${from}${unit} to below ${next.from}${unit}` : `${from}${unit} and more`;
};

function Pointer({ share }: { share: number }) {
  return (
    <Box
      data-testid="scale-pointer"
      style={{ left: `${(share * 100).toFixed(2)}%` }}
      sx={{
        position: 'absolute',
        top: -14,
        width: '4px',
        height: BAR_HEIGHT_PX + 22,
        ml: '-2px',
        borderRadius: '2px',
        bgcolor: 'text.primary',
        outline: '2px solid',
        outlineColor: 'background.paper',
      }}
    />
  );
}

/** A value on a coloured scale, and what its parts are called; the words say all that the colours do. */
export function Scale({ bands, from, to, value, unit, description }: ScaleProps) {
  const share = (at: number) => Math.min(1, Math.max(0, (at - from) / (to - from)));
  const current = value === null ? -1 : bands.findLastIndex((band) => value >= band.from);
  return (
    <div>
      <Box role="img" aria-label={description} sx={{ position: 'relative', pt: 2, pb: 3.5 }}>
        <Box sx={{ position: 'relative' }}>
          <Box
            sx={{
              display: 'flex',
              gap: '2px',
              height: BAR_HEIGHT_PX,
              borderRadius: '10px',
              overflow: 'hidden',
            }}
          >
            {bands.map((band, index) => (
              <Box
                key={band.label}
                style={{ width: `${100 * (share(bands[index + 1]?.from ?? to) - share(band.from))}%` }}
                sx={{
                  bgcolor: fills[band.tone],
                  opacity: current === -1 || current === index ? 1 : 0.4,
                }}
              />
            ))}
          </Box>
          {value !== null && <Pointer share={share(value)} />}
        </Box>
        {bands.slice(1).map((band) => (
          <Typography
            key={band.label}
            variant="caption"
            color="text.secondary"
            style={{ left: `${100 * share(band.from)}%` }}
            sx={{ position: 'absolute', bottom: 0, transform: 'translateX(-50%)' }}
          >
            {band.from}
          </Typography>
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {bands.map((band, index) => (
          <Box
            component="li"
            key={band.label}
            aria-current={index === current || undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              px: 1,
              py: 0.5,
              borderRadius: 1,
              '&[aria-current]': { bgcolor: 'primary.light', fontWeight: 700 },
            }}
          >
            <Box
              sx={{ width: 12, height: 12, borderRadius: '50%', bgcolor: fills[band.tone], flexShrink: 0 }}
            />
            <span>{band.label}</span>
            <Box component="span" sx={{ ml: 'auto', typography: 'body2' }}>
              {rangeOf(bands, index, unit)}
            </Box>
          </Box>
        ))}
      </Box>
    </div>
  );
}
