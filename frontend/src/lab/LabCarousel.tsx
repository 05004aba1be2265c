import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Carousel } from '../common/lists/Carousel';
import { LabCarouselPicture, type LabScene } from './pictures/LabCarouselPicture';

/** Time between two moves, ms (specification section 9). */
const INTERVAL_MS = 3000;

const slides: { scene: LabScene; title: string; text: string }[] = [
  { scene: 'home', title: 'Sample taken at home', text: 'We come to your door on the day you choose.' },
  { scene: 'lab', title: 'Our own laboratory', text: 'Every sample is looked at in the hospital.' },
  { scene: 'report', title: 'Your report online', text: 'Read it in your patient area once it is ready.' },
  { scene: 'checkup', title: 'Full check-ups', text: 'Packages that look at everything in one visit.' },
];

/** The picture with its text: beside the scene where there is room, below it on phones. */
const Scene = ({ scene, title, text }: (typeof slides)[number]) => (
  <Box
    sx={{
      position: 'relative',
      borderRadius: 1,
      overflow: 'hidden',
      bgcolor: { xs: 'background.paper', sm: 'transparent' },
      border: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ height: { xs: 168, sm: 220, md: 280 } }}>
      <LabCarouselPicture name={scene} />
    </Box>
    <Box
      sx={{
        position: { sm: 'absolute' },
        inset: { sm: '0 auto 0 0' },
        width: { sm: '42%' },
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        p: { xs: 2, sm: 3, md: 5 },
      }}
    >
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      <Typography sx={{ mt: 1 }}>{text}</Typography>
    </Box>
  </Box>
);

/** The four pictures on top of the lab page. */
export const LabCarousel = () => (
  <Carousel
    label="What our lab does"
    hidesLabel
    intervalMs={INTERVAL_MS}
    slideWidth="100%"
    slides={slides.map((slide) => ({ key: slide.scene, content: <Scene {...slide} /> }))}
  />
);
