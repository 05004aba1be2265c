import type { ReactNode } from 'react';
import { Glyph } from '../pictures/glyphs';
import './carousel.css';
import { useCarousel } from './useCarousel';
import { tCommon } from '../../messages/common';

export interface Slide {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  /** Name of the carousel; also its heading unless hidden. */
  label: string;
  hidesLabel?: boolean;
  /** Time between two moves, ms. */
  intervalMs: number;
  slides: Slide[];
  /** CSS width of a slide. */
  slideWidth: string;
}

interface ToolProps {
  name: 'previous' | 'pause' | 'play' | 'next';
  label: string;
  onClick: () => void;
}

const Tool = ({ name, label, onClick }: ToolProps) => (
  <button type="button" className="icon-button" aria-label={label} onClick={onClick}>
    <Glyph name={name} />
  </button>
);

/** A row of slides that moves automatically and can be paused, stepped and swiped. */
export function Carousel({ label, hidesLabel = false, intervalMs, slides, slideWidth }: CarouselProps) {
  const { list, isPlaying, toggle, move, holders } = useCarousel(intervalMs);
  return (
    <section className="carousel" aria-roledescription={tCommon('carousel')} aria-label={label} {...holders}>
      <div className="carousel__tools">
        {!hidesLabel && <h3 className="h6">{label}</h3>}
        <Tool name="previous" label={tCommon('previousNamed', { label })} onClick={() => move(-1)} />
        <Tool
          name={isPlaying ? 'pause' : 'play'}
          label={`${isPlaying ? tCommon('pause') : tCommon('play')}: ${label}`}
          onClick={toggle}
        />
        <Tool name="next" label={tCommon('nextNamed', { label })} onClick={() => move(1)} />
      </div>
      {/* Focusable, so that arrow keys scroll a row without focusable slides. */}
      <ul className="carousel__row" ref={list} tabIndex={0} aria-label={label}>
        {slides.map(({ key, content }) => (
          <li key={key} style={{ flex: `0 0 ${slideWidth}` }}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}
