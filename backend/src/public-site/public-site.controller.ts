import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, SameForAll } from '../common/http/actor.js';
import { namesHtml } from '../common/http/names-html.js';
import type { Env } from '../config/env.js';
import { Failure } from '../common/errors/errors.js';
import { ENV } from '../config/env.token.js';
import { SECRET_PATHS } from '../../../openapi/contract/site/addresses.js';
import { renderMissingPage, renderPage } from './public-page.js';
import type { MissingPage } from './public-page.js';
import { PublicPages } from './public-pages.service.js';
import type { PageKind } from '../slugs/slug.schema.js';
import { SiteService } from './site.service.js';
import { renderRobots, renderSitemap } from './sitemap.js';
import { tPublicSite } from '../messages/site/public-site.js';

const FIVE_MINUTES = 'public, max-age=300';
const HTML = 'text/html; charset=utf-8';
/** The title of the page for a removed record, and the list of its kind. */
const MISSING: Record<PageKind, { title: string; list: string }> = {
  doctors: { title: tPublicSite('noLongerHere.doctor'), list: '/find-doctor' },
  'lab-tests': { title: tPublicSite('noLongerHere.labTest'), list: '/labtest' },
  medicines: { title: tPublicSite('noLongerHere.medicine'), list: '/medicine' },
  articles: { title: tPublicSite('noLongerHere.article'), list: '/blog' },
};

/** Serves crawlers and link previews, which do not run the app: its pages are behind a #. */
@ApiExcludeController()
@Controller()
@Public()
export class PublicSiteController {
  private readonly publicUrl: string;

  constructor(
    @Inject(ENV) env: Env,
    private readonly site: SiteService,
    private readonly pages: PublicPages,
  ) {
    this.publicUrl = env.PUBLIC_URL;
  }

  @Get(['/', 'index.html'])
  async getSite(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    (await this.site.document()).send(request, reply);
  }

  @Get('robots.txt')
  getRobots(@Res() reply: FastifyReply): void {
    void reply
      .header('Content-Type', 'text/plain; charset=utf-8')
      .header('Cache-Control', FIVE_MINUTES)
      .send(renderRobots(this.publicUrl));
  }

  @Get('sitemap.xml')
  async getSitemap(@Res() reply: FastifyReply): Promise<void> {
    const pages = [{ path: '/', changedOn: null }, ...(await this.pages.addresses())];
    void reply
      .header('Content-Type', 'application/xml; charset=utf-8')
      .header('Cache-Control', FIVE_MINUTES)
      .send(renderSitemap(pages.map(({ path, changedOn }) => ({ url: this.publicUrl + path, changedOn }))));
  }

  @Get('doctors/:slug')
  getDoctor(@Param('slug') slug: string, @Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, 'doctors', slug);
  }

  @Get('lab-tests/:slug')
  getLabTest(@Param('slug') slug: string, @Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, 'lab-tests', slug);
  }

  @Get('medicines/:slug')
  getMedicine(@Param('slug') slug: string, @Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, 'medicines', slug);
  }

  @Get('articles/:slug')
  getArticle(@Param('slug') slug: string, @Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, 'articles', slug);
  }

  /** The secret of a mailed link is after the #, so the document itself redirects. */
  @SameForAll()
  @Get([...SECRET_PATHS])
  async getSecretPage(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!namesHtml(request)) throw new Failure('NOT_FOUND');
    (await this.site.document()).send(request, reply);
  }

  /** Fallback route: a page for browsers, an API error for programs. */
  @SameForAll()
  @Get('*')
  getNothing(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    if (!namesHtml(request) || request.url.startsWith('/api/')) throw new Failure('NOT_FOUND');
    this.sendMissing(reply, {
      title: tPublicSite('noSuchPage.title'),
      text: tPublicSite('noSuchPage.text'),
      action: tPublicSite('noSuchPage.action'),
      list: '/find-doctor',
    });
  }

  private sendMissing(reply: FastifyReply, missing: MissingPage): void {
    void reply
      .status(404)
      .header('Content-Type', HTML)
      .header('Vary', 'Accept')
      .send(renderMissingPage(this.site.hospital(), missing));
  }

  private async send(reply: FastifyReply, kind: PageKind, slug: string): Promise<void> {
    const hospital = this.site.hospital();
    const page = await this.pages.find(kind, slug);
    if (!page) {
      this.sendMissing(reply, {
        ...MISSING[kind],
        text: tPublicSite('noLongerHere.text'),
        action: tPublicSite('noLongerHere.action'),
      });
      return;
    }
    void reply
      .header('Content-Type', HTML)
      .header('Cache-Control', FIVE_MINUTES)
      .send(renderPage(page, { hospital, publicUrl: this.publicUrl }));
  }
}
