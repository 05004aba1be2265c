import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../common/http/actor.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { PostList } from '../posts/post-list.js';
import { SettingsService } from '../settings/settings.service.js';
import { renderArticlePage, renderMissingPage } from './article-page.js';
import { renderRobots, renderSitemap } from './sitemap.js';

const FIVE_MINUTES = 'public, max-age=300';
const HTML = 'text/html; charset=utf-8';
/** Picture of the site, among its own files. */
const PREVIEW_PICTURE = '/social-preview.png';

/** What search engines and link previews read: they do not run the site, whose pages live behind a #. */
@ApiExcludeController()
@Controller()
@Public()
export class PublicSiteController {
  private readonly publicUrl: string;

  constructor(
    @Inject(ENV) env: Env,
    private readonly posts: PostList,
    private readonly settings: SettingsService,
  ) {
    this.publicUrl = env.PUBLIC_URL.replace(/\/$/, '');
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
    const articles = (await this.posts.entries()).map(({ row }) => ({
      url: `${this.publicUrl}/articles/${row.slug}`,
      changedOn: row.updatedAt.toISOString().slice(0, 10),
    }));
    void reply
      .header('Content-Type', 'application/xml; charset=utf-8')
      .header('Cache-Control', FIVE_MINUTES)
      .send(renderSitemap([{ url: `${this.publicUrl}/`, changedOn: null }, ...articles]));
  }

  @Get('articles/:slug')
  async getArticlePage(@Param('slug') slug: string, @Res() reply: FastifyReply): Promise<void> {
    const { name: hospital } = this.settings.known();
    const entry = (await this.posts.entries()).find(({ row }) => row.slug === slug);
    void reply.header('Content-Type', HTML);
    if (!entry) {
      void reply.status(404).send(renderMissingPage(hospital));
      return;
    }
    const { title, summary: description, author, publishedAt } = entry.row;
    const page = renderArticlePage({
      ...{ hospital, title, description, author },
      url: `${this.publicUrl}/articles/${slug}`,
      target: `/#/blog/${slug}`,
      picture: `${this.publicUrl}${PREVIEW_PICTURE}`,
      publishedAt: publishedAt!.toISOString(),
    });
    void reply.header('Cache-Control', FIVE_MINUTES).send(page);
  }
}
