import { articleHtml } from './article-html.js';

const html = (body: string) => articleHtml({ body });

describe('An article as HTML', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a <b onclick="x()">b</b>', '<p>a &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt;</p>'],
    ['[bad](javascript:alert(1))', '<p><a class="link link--underlined">bad</a></p>'],
    ['[bad](data:text/html,x)', '<p><a class="link link--underlined">bad</a></p>'],
    ['[bad](#main)', '<p><a class="link link--underlined">bad</a></p>'],
    ['![a "chart" <b>](https://elsewhere.test/x.png "t")', '<p><em>a &quot;chart&quot; &lt;b&gt;</em></p>'],
    ['![](https://elsewhere.test/x.png)', '<p></p>'],
    ['`<a href="x">`', '<p><code>&lt;a href=&quot;x&quot;&gt;</code></p>'],
    ['# Beginning', '<h2>Beginning</h2>'],
  ])('makes of %s nothing that acts', (body, shown) => {
    expect(html(body)).toBe(shown);
  });

  it.each(['/find-doctor', '#/find-doctor'])('leads to a route of the site, written as %s', (address) => {
    expect(html(`[us](${address})`)).toBe(
      '<p><a class="link link--underlined" href="/#/find-doctor">us</a></p>',
    );
  });

  it.each(['https://who.int/?a=1&b="2"', '//who.int'])('opens %s in a new tab', (address) => {
    const text = html(`[them](<${address}>)`);
    expect(text).toMatch(
      /^<p><a class="link link--underlined" target="_blank" rel="noopener noreferrer" href="[^"]*who\.int[^"]*">them<\/a><\/p>$/,
    );
  });

  it('makes wide tables scrollable, and renders again only for another row', () => {
    const post = { body: '| a | b |\n|---|---|\n| 1 | 2 |' };
    expect(articleHtml(post)).toMatch(
      /^<div role="region" aria-label="Table" tabindex="0" class="prose__table"><table>[^]*<td>2<\/td>[^]*<\/table><\/div>$/,
    );
    post.body = 'changed';
    expect(articleHtml(post)).toContain('<table>');
    expect(articleHtml({ ...post })).toBe('<p>changed</p>');
  });
});
