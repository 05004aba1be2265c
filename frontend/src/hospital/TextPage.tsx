import { type ReactNode, useId } from 'react';
import '../common/controls.css';
import { WithContact } from './contact/WithContact';
import './text.css';
import { usePageTitle } from './usePageTitle';

interface TextPageProps {
  title: string;
  /** One sentence for search engines and shared links. */
  description: string;
  /** What the page is about, below its title. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page to read, in lines of a comfortable length, with the contact card beside it. */
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
  /** Sentences, each a point of the list. */
  points?: string[];
  children?: ReactNode;
}

/** A part of a page to read. */
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
