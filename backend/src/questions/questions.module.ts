import { Module } from '@nestjs/common';
import { FaqsModule } from '../faqs/faqs.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AnsweredQuestions } from './answered-questions.js';
import { AskedQuestions } from './asked-questions.service.js';
import { QuestionDesk } from './question-desk.service.js';
import { QuestionKeys } from './question-keys.js';
import { QuestionNotifications } from './question-notifications.js';
import { QuestionsController } from './questions.controller.js';
import { QuestionsService } from './questions.service.js';
import { QuestionsV1Controller } from './questions-v1.controller.js';

@Module({
  imports: [FaqsModule, NotificationsModule],
  controllers: [QuestionsController, QuestionsV1Controller],
  providers: [
    AnsweredQuestions,
    AskedQuestions,
    QuestionDesk,
    QuestionKeys,
    QuestionNotifications,
    QuestionsService,
  ],
  exports: [AnsweredQuestions, AskedQuestions],
})
export class QuestionsModule {}
