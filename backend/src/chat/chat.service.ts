import { Injectable } from '@nestjs/common';
import type { Actor, Caller } from '../common/http/actor.js';
import type { ChatMessage, ChatReply } from '../../../openapi/contract/site/chat.js';
import { AskedQuestions } from '../questions/asked-questions.service.js';
import { KnownHolidays } from '../availability/holidays/known-holidays.js';
import { AccountLimits } from '../common/limits/account-limits.service.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { SettingsService } from '../settings/settings.service.js';
import { ChatLimiter } from './chat-limiter.js';
import { alarmOf } from './emergency/urgency.js';
import { Knowledge } from './knowledge.js';
import { ProductAnswers } from './product-answers.js';
import type { ReadAt } from './opening/asked-days.js';
import { OpeningAnswers } from './opening/opening-answers.js';
import { FIND_DOCTOR, replyTo } from './topic-replies.js';
import type { Reply } from './topic-replies.js';
import type { Topic } from './topics.js';
import type { Meaning } from './message-parser.js';
import { urgentReply } from './urgent-reply.js';
import { VisitAnswers } from './visit-answers.js';
import { tChat } from '../messages/site/chat.js';

/** Answers messages: emergencies first, then known answers. Others go to the staff. */
@Injectable()
export class ChatService {
  constructor(
    private readonly knowledge: Knowledge,
    private readonly visits: VisitAnswers,
    private readonly products: ProductAnswers,
    private readonly opening: OpeningAnswers,
    private readonly holidays: KnownHolidays,
    private readonly clock: HospitalClock,
    private readonly questions: AskedQuestions,
    private readonly settings: SettingsService,
    private readonly limiter: ChatLimiter,
    private readonly accounts: AccountLimits,
  ) {}

  /** @throws Failure TOO_MANY_REQUESTS; never for a message that sounds urgent */
  async reply(sent: ChatMessage, by: Caller<Actor | null>): Promise<ChatReply> {
    try {
      await this.limiter.countMessage(by.origin.address);
    } catch (refusal) {
      // The emergency check is cheap and runs first; everything else waits.
      const alarm = alarmOf(sent.message);
      if (!alarm) throw refusal;
      return urgentReply(alarm.urgency, null, this.settings.known());
    }
    return this.replyTo(sent, by);
  }

  private async replyTo(
    { message, conversation }: ChatMessage,
    by: Caller<Actor | null>,
  ): Promise<ChatReply> {
    const { urgency, meaning } = (await this.knowledge.load()).parse(message, this.readAt());
    if (urgency) {
      const answer = meaning && (await this.answer(meaning));
      return urgentReply(urgency, answer, this.settings.known());
    }
    const answer = meaning && (await this.answer(meaning));
    if (answer) return { ...answer, urgent: false, question: null };
    await this.limiter.countQuestion(by.origin.address);
    const question = await this.accounts.counted('QUESTIONS', by, () =>
      this.questions.ask({ message, conversation, ...by }),
    );
    return { reply: this.handedOver(by.actor), links: [FIND_DOCTOR], urgent: false, question };
  }

  /** The reply to the parsed message; null when its subject no longer exists. */
  private async answer(meaning: Meaning): Promise<Reply | null> {
    switch (meaning.kind) {
      case 'written':
        return { reply: meaning.answer, links: [] };
      case 'topic':
        return this.topic(meaning.topic);
      case 'open':
        return this.opening.on(meaning);
      case 'visit':
        return this.visits.next(meaning);
      case 'fee':
        return this.visits.fees(meaning);
      case 'labTests':
        return orNothing(await this.products.labTests(meaning.ids));
      case 'medicines':
        return orNothing(await this.products.medicines(meaning.ids));
    }
  }

  private topic(topic: Topic): Promise<Reply> | Reply {
    const anyone = { speciality: null, doctorIds: [] };
    if (topic === 'soonestVisit') return this.visits.next(anyone);
    if (topic === 'fees') return this.visits.fees(anyone);
    if (topic === 'hours') return this.opening.general();
    return replyTo(topic, this.settings.known());
  }

  /** The present day, to which relative dates refer. */
  private readAt(): ReadAt {
    const now = this.clock.now();
    return { instant: now.toJSDate(), offset: now.offset, closures: this.holidays.all() };
  }

  private handedOver(actor: Actor | null): string {
    const where = actor ? tChat('handedOver.answerToAccount') : tChat('handedOver.answerToGuest');
    return tChat('handedOver.reply', { where, phone: this.settings.known().phone });
  }
}

const orNothing = (reply: Reply): Reply | null => (reply.reply === '' ? null : reply);
