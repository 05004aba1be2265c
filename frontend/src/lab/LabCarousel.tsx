import { Carousel } from '../common/lists/Carousel';
import { LabCarouselPicture, type LabScene } from './pictures/LabCarouselPicture';
import { tLab } from '../messages/shop/lab';

/** Time between two moves, ms (specification section 9). */
const INTERVAL_MS = 3000;

const slides: { scene: LabScene; title: string; text: string }[] = [
  { scene: 'home', title: tLab('sampleTakenAtHome'), text: tLab('homeSampleText') },
  { scene: 'lab', title: tLab('ownLaboratory'), text: tLab('ownLaboratoryText') },
  { scene: 'report', title: tLab('onlineReport'), text: tLab('onlineReportText') },
  { scene: 'checkup', title: tLab('fullCheckUps'), text: tLab('fullCheckUpsText') },
];

/** The picture with its text: beside the scene if it fits, below it on phones. */
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

/** The four pictures at the top of the lab page. */
export const LabCarousel = () => (
  <Carousel
    label={tLab('labServices')}
    hidesLabel
    intervalMs={INTERVAL_MS}
    slideWidth="100%"
    slides={slides.map((slide) => ({ key: slide.scene, content: <Scene {...slide} /> }))}
  />
);
