import { type ReactNode, useId } from 'react';
import '../common/controls.css';
import { WithContact } from './contact/WithContact';
import './text.css';
import { usePageTitle } from './usePageTitle';

interface TextPageProps {
  title: string;
  /** One sentence for search engines and shared links. */
  description: string;
  /** An introduction below the title. */
  lead: ReactNode;
  children: ReactNode;
}

/** A text page with a comfortable line length and the contact card. */
export function TextPage({ title, description, lead, children }: TextPageProps) {
  usePageTitle(title, description);
  return (
    <WithContact>
      <article className="text-page">
        <h1 className="h1">{title}</h1>
        <p className="muted">{lead}</p>
        {children}
      </article>
    </WithContact>
  );
}

interface TextPartProps {
  heading: string;
  /** The items of the list. */
  points?: string[];
  children?: ReactNode;
}

/** A section of a text page. */
export function TextPart({ heading, points, children }: TextPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {heading}
      </h2>
      {children}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
