import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { CachedBody } from '../common/caching/cached-body.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { PostList } from '../posts/post-list.js';
import { loadDrawer } from './page-drawer.js';
import type { Drawer } from './page-drawer.js';

const LISTS = ['find-doctor', 'medicine', 'labtest', 'blog'];
/** So many are kept; then it begins anew. */
const MAX_KEPT = 200;

/** A page that was drawn, and what it was drawn from. */
interface Drawn {
  day: string;
  answers: Map<string, string>;
  body: CachedBody;
}

/**
 * The public pages with their data, drawn on the server by the site's own program: seen before that has arrived, and
 * then taken over by it. Drawn anew only when an answer that a page shows has changed, or the day.
 */
@Injectable()
export class DrawnPages {
  private readonly kept = new Map<string, Drawn>();
  private drawer: Promise<Drawer | null> | undefined;
  /** One page at a time: the program has one line to the server. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly posts: PostList,
    private readonly clock: HospitalClock,
  ) {}

  /**
   * @param ip whose calls these are
   * @returns null for a page that is not drawn here, or whose calls were refused
   */
  async find(path: string, ip: string): Promise<CachedBody | null> {
    const kind = await this.kindOf(path);
    const drawer = kind && (await (this.drawer ??= loadDrawer()));
    if (!kind || !drawer) return null;
    const known = await this.current(path, ip);
    if (known) return known;
    // Of many who ask at once the first has it drawn; to the others it is current when their turn comes.
    const drawing = this.turn.then(
      async () => (await this.current(path, ip)) ?? this.draw({ path, ip, head: drawer.heads[kind], drawer }),
    );
    this.turn = drawing.catch(() => undefined);
    return drawing;
  }

  private async current(path: string, ip: string): Promise<CachedBody | null> {
    const kept = this.kept.get(path);
    return kept && (await this.isCurrent(kept, ip)) ? kept.body : null;
  }

  private async kindOf(path: string): Promise<string | null> {
    const [list, slug] = path.split('/');
    if (slug === undefined) return LISTS.includes(list) ? list : null;
    const isArticle = (await this.posts.entries()).some(({ row }) => row.slug === slug);
    return list === 'blog' && isArticle ? 'article' : null;
  }

  private async isCurrent({ day, answers }: Drawn, ip: string): Promise<boolean> {
    if (day !== this.clock.today()) return false;
    const now = await Promise.all([...answers.keys()].map((url) => this.ask(url, ip)));
    return now.every(({ status, text }, n) => status === 200 && text === [...answers.values()][n]);
  }

  private async draw(page: {
    path: string;
    ip: string;
    head: string;
    drawer: Drawer;
  }): Promise<CachedBody | null> {
    const { path, ip, head, drawer } = page;
    const [day, answers] = [this.clock.today(), new Map<string, string>()];
    let refused = 0;
    const carry = async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      const { status, text, headers } = await this.ask(pathname + search, ip);
      answers.set(pathname + search, text);
      if (status !== 200) refused = status;
      return new Response(text, { status, headers });
    };
    const drawn = await drawer.drawPage(`/${path}`, carry).catch((error: unknown) => {
      // A call that was refused is the caller's to see: the site asks again, and says why.
      if (refused) return null;
      throw error;
    });
    if (!drawn) return null;
    const body = new CachedBody(JSON.stringify({ head, ...drawn }));
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    this.kept.set(path, { day, answers, body });
    return body;
  }

  /** What the server answers a visitor, without a way over the network. */
  private async ask(url: string, remoteAddress: string) {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const answer = await server.inject({ method: 'GET', url, remoteAddress });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return { status: answer.statusCode, text: answer.body, headers };
  }
}
