import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCarousel } from './useCarousel';

export interface Slide {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  /** Name of the carousel; also its heading, unless hidden. */
  label: string;
  hidesLabel?: boolean;
  /** Time between two moves, ms. */
  intervalMs: number;
  slides: Slide[];
  /** Width of one slide, CSS. */
  slideWidth: string;
}

const row = {
  display: 'flex',
  gap: 2,
  p: 0,
  m: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  position: 'relative',
  borderRadius: 1,
};

/** Slides in a row that moves by itself and can be paused, stepped and swiped. */
export function Carousel({ label, hidesLabel = false, intervalMs, slides, slideWidth }: CarouselProps) {
  const { list, isPlaying, toggle, move, holders } = useCarousel(intervalMs);
  return (
    <Box
      component="section"
      aria-roledescription="carousel"
      aria-label={label}
      sx={{ minWidth: 0 }}
      {...holders}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end', mb: 0.5 }}>
        {!hidesLabel && (
          <Typography variant="h6" component="h3" sx={{ mr: 'auto' }}>
            {label}
          </Typography>
        )}
        <IconButton aria-label={`Previous: ${label}`} onClick={() => move(-1)}>
          <PreviousIcon />
        </IconButton>
        <IconButton aria-label={`${isPlaying ? 'Pause' : 'Play'}: ${label}`} onClick={toggle}>
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <IconButton aria-label={`Next: ${label}`} onClick={() => move(1)}>
          <NextIcon />
        </IconButton>
      </Stack>
      {/* Focusable, so that arrow keys move a row whose slides hold nothing to press. */}
      <Box component="ul" ref={list} tabIndex={0} aria-label={label} sx={row}>
        {slides.map(({ key, content }) => (
          <Box
            component="li"
            key={key}
            sx={{
              flex: `0 0 ${slideWidth}`,
              minWidth: 0,
              scrollSnapAlign: 'start',
              // The end of the row is a place to stand at too: else snapping pulls back a row that is a little too wide.
              '&:last-of-type': { scrollSnapAlign: 'end' },
            }}
          >
            {content}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
