import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability/availability.module.js';
import { SlotsModule } from '../appointments/slots/slots.module.js';
import { FaqsModule } from '../faqs/faqs.module.js';
import { LabModule } from '../lab/lab.module.js';
import { PharmacyModule } from '../pharmacy/pharmacy.module.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { ChatController } from './chat.controller.js';
import { ChatLimiter } from './chat-limiter.js';
import { ChatService } from './chat.service.js';
import { Knowledge } from './knowledge.js';
import { OpeningAnswers } from './opening/opening-answers.js';
import { ProductAnswers } from './product-answers.js';
import { VisitAnswers } from './visit-answers.js';

@Module({
  imports: [AvailabilityModule, FaqsModule, LabModule, PharmacyModule, QuestionsModule, SlotsModule],
  controllers: [ChatController],
  providers: [ChatLimiter, ChatService, Knowledge, OpeningAnswers, ProductAnswers, VisitAnswers],
})
export class ChatModule {}
