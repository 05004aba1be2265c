import { createHash } from 'node:crypto';
import type { Hospital } from '../../../openapi/contract/site/settings.js';
import { renderSite, scriptHashes } from './site-document.js';

const BUILT = `<html><head><title>Hospital Portal</title><meta property="og:site_name" content="Hospital Portal" />
<script>
var a = 1;
</script><script type="module" src="/assets/site.js"></script></head><body><div id="root">
<a href="tel:+90000000000000001">Emergency? Call <strong>+90000000000000001</strong></a>
<aside aria-label="Offer" class="promo">{{promoText}}<!-- --> <a href="#/register">Sign up now</a></aside>
<p>{{name}}<!-- --> brings every speciality</p></div></body></html>`;

const hospital = {
  name: 'Care & <b>Cure</b>',
  emergencyPhone: '+91 80 1234 5999',
  promoText: '20% off, $& more',
} as Hospital;

const known = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="hospital">([^]*?)<\/script>/.exec(html)![1]);

describe('The page that the server sends', () => {
  it("should have the hospital's own in its words, its links and its data", () => {
    const html = renderSite(BUILT, hospital);
    expect(html).toContain('<p>Care &amp; &lt;b&gt;Cure&lt;/b&gt;<!-- --> brings');
    expect(html).toContain('<title>Care &amp; &lt;b&gt;Cure&lt;/b&gt;</title>');
    expect(html).toContain('<a href="tel:+918012345999">Emergency? Call <strong>+91 80 1234 5999</strong>');
    expect(html).toContain('20% off, $&amp; more<!-- --> <a');
    expect(known(html)).toEqual(hospital);
    expect(html).not.toMatch(/\{\{|900000/);
  });

  it('should have no offer where the settings name none', () => {
    const html = renderSite(BUILT, { ...hospital, promoText: null });
    expect(html).not.toContain('<aside');
    expect(html).toContain('brings every speciality');
  });

  it('should keep data from ending their element', () => {
    const name = '</script><script>alert(1)</script>';
    const html = renderSite(BUILT, { ...hospital, name });
    expect(html).not.toContain('<script>alert');
    expect(known(html)).toMatchObject({ name });
  });

  it('should name its own lines of script to the content security policy, and nothing else', () => {
    const hash = createHash('sha256').update('\nvar a = 1;\n').digest('base64');
    expect(scriptHashes(BUILT)).toEqual([`'sha256-${hash}'`]);
    expect(scriptHashes('')).toEqual([]);
  });
});
