import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import '../common/controls.css';
import './posts.css';
import { tPost } from '../messages/site/posts';

/** A route of the site from an author's link; undefined for any other address. */
function routeOf(address: string): string | undefined {
  const path = address.startsWith('#/') ? address.slice(1) : address;
  return /^\/(?!\/)/.test(path) ? path : undefined;
}

const components: Components = {
  // The page's own title is its only h1.
  h1: ({ children }) => <h2>{children}</h2>,
  a: ({ href = '', children }) => {
    const route = routeOf(href);
    return route ? (
      <Link className="link link--underlined" to={route}>
        {children}
      </Link>
    ) : (
      <a className="link link--underlined" href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  },
  // No picture is loaded from other servers, which would learn who reads what.
  img: ({ alt }) => (alt ? <em>{alt}</em> : null),
  table: ({ children }) => (
    <div role="region" aria-label={tPost('table')} tabIndex={0} className="prose__table">
      <table>{children}</table>
    </div>
  ),
};

/** Renders Markdown (with tables). HTML in it is escaped, and script addresses are removed. */
export const MarkdownView = ({ text }: { text: string }) => (
  <div className="prose">
    <Markdown remarkPlugins={[remarkGfm]} components={components}>
      {text}
    </Markdown>
  </div>
);
