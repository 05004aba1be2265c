import { render } from '@testing-library/react';
import { EmptyRackDrawing } from './EmptyRackDrawing';
import { LabCarouselPicture, type LabScene } from './LabCarouselPicture';

const names: LabScene[] = ['home', 'lab', 'report', 'checkup'];
const scenes = names.map((name) => render(<LabCarouselPicture name={name} />).container.innerHTML);

describe('pictures of the lab', () => {
  it('is four scenes that differ', () => {
    expect(new Set(scenes).size).toBe(4);
  });

  it('is decoration in the tones of the theme that loads nothing and carries no text', () => {
    for (const picture of [...scenes, render(<EmptyRackDrawing />).container.innerHTML]) {
      expect(picture).toContain('aria-hidden="true"');
      expect(picture).not.toMatch(/https?:|href|url\(|<image|<text|#[0-9a-f]{3}/i);
    }
  });
});
