import { type ReactNode, useId } from 'react';

interface SectionProps {
  heading: string;
  /** The link to more, beside the heading. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of the home page with its heading. */
export function Section({ heading, more, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="section">
      <div className="section__head">
        <h2 className="h2" id={id}>
          {heading}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
