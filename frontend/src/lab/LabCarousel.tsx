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
  <div className="lab-scene">
    <div className="lab-scene__picture">
      <LabCarouselPicture name={scene} />
    </div>
    <div className="lab-scene__words">
      <p className="h2">{title}</p>
      <p>{text}</p>
    </div>
  </div>
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
