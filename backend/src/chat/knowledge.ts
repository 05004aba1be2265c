import { Injectable } from '@nestjs/common';
import { FaqList } from '../faqs/faq-list.js';
import { LabTestList } from '../lab/lab-test-list.js';
import { MedicineList } from '../pharmacy/medicine-list.js';
import { AnsweredQuestions } from '../questions/answered-questions.js';
import { DoctorDirectory } from '../users/doctors/doctor-directory.js';
import { MessageParser } from './message-parser.js';

/** The chat's current knowledge. It follows every change of its sources, in any process. */
@Injectable()
export class Knowledge {
  private made: { from: unknown[]; parser: MessageParser } | null = null;

  constructor(
    private readonly faqs: FaqList,
    private readonly answered: AnsweredQuestions,
    private readonly labTests: LabTestList,
    private readonly medicines: MedicineList,
    private readonly doctors: DoctorDirectory,
  ) {}

  async load(): Promise<MessageParser> {
    const versions = [this.faqs.changes, this.answered.changes];
    const [faqs, answered, labTests, medicines, doctors] = await Promise.all([
      this.faqs.entries(),
      this.answered.entries(),
      this.labTests.entries(),
      this.medicines.entries(),
      this.doctors.entries(),
    ]);
    // Only the names of products and doctors matter; a changed name gives a new list object.
    const from = [...versions, faqs, answered, labTests, medicines, doctors];
    if (this.made?.from.every((part, index) => part === from[index])) return this.made.parser;
    const faqIds = new Set(faqs.map(({ id }) => id));
    const parser = new MessageParser({
      faqs: faqs.map(({ id, row: { question, answer } }) => ({ id, question, answer })),
      // The FAQ's answer replaces that of a question that became an FAQ.
      answered: answered
        .filter(({ row }) => !faqIds.has(String(row.faqId)))
        .map(({ id, row }) => ({ id, question: row.message, answer: row.adminReply! })),
      labTests: labTests.map(({ id, row: { name } }) => ({ id, name })),
      medicines: medicines.map(({ id, row: { name } }) => ({ id, name })),
      doctors: doctors.map(({ id, row: { fullName } }) => ({ id, name: fullName })),
    });
    this.made = { from, parser };
    return parser;
  }
}
