import { line, shape } from '../portraits/svg.js';
import { emblem } from '../pharmacy/pack-look.js';
import { block, shadow } from '../pharmacy/pack-shapes.js';
import { bone, monitor, trace, type LabTone } from './lab-things.js';

const screenLine = '#7FD0C8';

export const ecgScreen = (tone: LabTone): string =>
  monitor(
    [118, 158, 198].map((y) => line(`M104 ${y} h272`, '#FFFFFF', 1.5, 0.12)).join('') +
      trace(106, 164, 268, screenLine),
    tone,
  );

export const echoScreen = (tone: LabTone): string =>
  monitor(
    shape('M240 84 L322 232 Q240 244 158 232 Z', '#FFFFFF', 0.1) +
      emblem('Cardiac Care', [184, 116], 112, [screenLine, '#123237']) +
      line('M110 96 h30 M110 110 h20', screenLine, 4, 0.7),
    tone,
  );

export const ultrasoundScreen = (tone: LabTone): string =>
  monitor(
    shape('M206 88 H274 L340 222 Q240 250 140 222 Z', '#FFFFFF', 0.16) +
      emblem('Liver Care', [174, 128], 104, ['#9FC9C5', '#123237']) +
      [0, 1, 2]
        .map((row) =>
          line(
            `M${188 - row * 18} ${118 + row * 40} Q240 ${130 + row * 42} ${292 + row * 18} ${118 + row * 40}`,
            '#FFFFFF',
            2,
            0.25,
          ),
        )
        .join(''),
    tone,
  );

export const boneScreen = (tone: LabTone): string =>
  monitor(
    bone(212, 160, ['#CFE5E3', '#7FA9A6']) +
      line('M320 100 v116 M312 130 h16 M312 158 h16 M312 186 h16', screenLine, 4, 0.8),
    tone,
  );

/** Ribs and lungs on a film. */
export const chestFilm = ([base, shade]: LabTone): string =>
  shadow(240, 326, 122) +
  block({ x: 120, y: 40, width: 240, height: 284 }, shade, 16) +
  block({ x: 120, y: 40, width: 240, height: 26 }, base, 12) +
  block({ x: 134, y: 66, width: 212, height: 246 }, '#16353B', 8) +
  emblem('Respiratory Care', [142, 92], 196, ['#3F6A70', '#16353B']) +
  line('M240 80 V300', '#CFE5E3', 10, 0.75) +
  [112, 146, 180, 214, 248]
    .map((y) => {
      const reach = 62 + (y - 112) * 0.16;
      return line(
        `M234 ${y} C${240 - reach * 0.6} ${y - 14} ${240 - reach} ${y} ${240 - reach - 8} ${y + 34} M246 ${y} C${240 + reach * 0.6} ${y - 14} ${240 + reach} ${y} ${240 + reach + 8} ${y + 34}`,
        '#CFE5E3',
        6,
        0.7,
      );
    })
    .join('');
