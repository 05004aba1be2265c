import type { PostSeed } from './post-seed.js';
import { asthma } from './posts/asthma.js';
import { bloodPressure } from './posts/blood-pressure.js';
import { bloodSugar } from './posts/blood-sugar.js';
import { childFever } from './posts/child-fever.js';
import { everydayPlate } from './posts/everyday-plate.js';
import { healthyTeeth } from './posts/healthy-teeth.js';
import { kneesAndBones } from './posts/knees-and-bones.js';
import { medicinesSafely } from './posts/medicines-safely.js';
import { ringworm } from './posts/ringworm.js';
import { sleep } from './posts/sleep.js';
import { startMoving } from './posts/start-moving.js';
import { stroke } from './posts/stroke.js';

/** Every article of the demo hospital, newest first. */
export const posts: PostSeed[] = [
  bloodPressure,
  bloodSugar,
  kneesAndBones,
  asthma,
  stroke,
  sleep,
  everydayPlate,
  startMoving,
  ringworm,
  childFever,
  healthyTeeth,
  medicinesSafely,
];
