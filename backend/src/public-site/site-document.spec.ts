import { createHash } from 'node:crypto';
import type { Hospital } from '../../../openapi/contract/site/settings.js';
import { renderSite, scriptHashes } from './site-document.js';

const BUILT = `<html><head><title>Hospital Portal</title><meta property="og:site_name" content="Hospital Portal" />
<script>
var a = 1;
</script><script type="module" src="/assets/site.js"></script></head><body><div id="root"><!--home--></div></body></html>`;

const hospital = { name: 'Care & <b>Cure</b>' } as Hospital;

const known = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="page-data">([^]*?)<\/script>/.exec(html)![1]);

describe('The page that the server sends', () => {
  it("has the hospital's name, the rendered home page and its data", () => {
    const html = renderSite(BUILT, '<p>20% off, $& more</p>', { hospital, faqs: [] });
    expect(html).toContain('<title>Care &amp; &lt;b&gt;Cure&lt;/b&gt;</title>');
    expect(html).toContain('<div id="root"><p>20% off, $& more</p></div>');
    expect(known(html)).toEqual({ hospital, faqs: [] });
  });

  it('keeps data from ending their element', () => {
    const name = '</script><script>alert(1)</script>';
    const html = renderSite(BUILT, '', { hospital: { ...hospital, name } });
    expect(html).not.toContain('<script>alert');
    expect(known(html)).toMatchObject({ hospital: { name } });
  });

  it('allows only its inline scripts in the content security policy', () => {
    const hash = createHash('sha256').update('\nvar a = 1;\n').digest('base64');
    expect(scriptHashes(BUILT)).toEqual([`'sha256-${hash}'`]);
    expect(scriptHashes('')).toEqual([]);
  });
});
