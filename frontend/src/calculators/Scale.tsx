import { tCalculator } from '../messages/care/calculators';
export interface Band {
  label: string;
  /** Lower bound; the band goes up to, but excludes, the next one's. */
  from: number;
  tone: 'info' | 'success' | 'caution' | 'error';
}

interface ScaleProps {
  bands: readonly Band[];
  /** Ends of the scale. A value beyond is shown at the edge. */
  from: number;
  to: number;
  value: number | null;
  /** The unit after each number, e.g. "%". */
  unit: string;
  /** The whole scale as a sentence. */
  description: string;
}

const rangeOf = (bands: readonly Band[], index: number, unit: string): string => {
  const { from } = bands[index] ?? { from: 0 };
  const next = bands[index + 1];
  if (index === 0 && next) return tCalculator('rangeBelow', { nextFrom: next.from, unit });
  return next
    ? tCalculator('rangeBetween', { from, unit, nextFrom: next.from })
    : tCalculator('rangeFrom', { from, unit });
};

const Pointer = ({ share }: { share: number }) => (
  <div
    data-testid="scale-pointer"
    className="scale__pointer"
    style={{ left: `${(share * 100).toFixed(2)}%` }}
  />
);

/** A value on a coloured scale with named parts; the text has the same information as the colours. */
export function Scale({ bands, from, to, value, unit, description }: ScaleProps) {
  const share = (at: number) => Math.min(1, Math.max(0, (at - from) / (to - from)));
  const current = value === null ? -1 : bands.findLastIndex((band) => value >= band.from);
  return (
    <div>
      <div role="img" aria-label={description} className="scale">
        <div className="scale__picture">
          <div className="scale__bar">
            {bands.map((band, index) => (
              <div
                key={band.label}
                className={`tone--${band.tone}${[-1, index].includes(current) ? '' : ' tone--away'}`}
                style={{ width: `${100 * (share(bands[index + 1]?.from ?? to) - share(band.from))}%` }}
              />
            ))}
          </div>
          {value !== null && <Pointer share={share(value)} />}
        </div>
        {bands.slice(1).map((band) => (
          <span
            key={band.label}
            className="caption muted scale__bound"
            style={{ left: `${100 * share(band.from)}%` }}
          >
            {band.from}
          </span>
        ))}
      </div>
      <ul className="scale__bands">
        {bands.map((band, index) => (
          <li key={band.label} aria-current={index === current || undefined}>
            <span className={`scale__dot tone--${band.tone}`} />
            <span>{band.label}</span>
            <span className="body2">{rangeOf(bands, index, unit)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
