import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { formatPaise } from '../../common/money.js';
import type { Message } from '../../notifications/notifier.service.js';
import type { Appointment, Move } from '../appointment.schema.js';
import { answerPage } from './visit-pages.js';
import { VisitMessages, fullRefund } from './visit-messages.js';
import { keyOf, onceMore, reasonFact, reasonNotice } from './visit-words.js';

const isOtherDoctor = ({ from, to }: Move): boolean => !from.doctorId.equals(to.doctorId);

/** Who is told what when a visit is moved. */
@Injectable()
export class MoveNotifications extends VisitMessages {
  /** Tells everybody but who has moved it, and the patient in any case: the mail changes their calendar. */
  async moved(visit: Appointment, session: ClientSession): Promise<void> {
    const moves = visit.moves!;
    const move = moves.at(-1)!;
    const event = `moved-${moves.length}`;
    if (move.byType === 'patient') {
      await (move.counts
        ? this.movedByPatient(event, visit, session)
        : this.askedAnotherTime(visit, move, session));
      return this.patientHasMoved(event, visit, session);
    }
    await this.movedByHospital(event, visit, session);
    if (move.byType === 'admin') await this.tellDoctors(event, visit, session);
  }

  /** The patient of a visit that the hospital has moved asks for another time: a request again, to the same doctor. */
  private async askedAnotherTime(visit: Appointment, { from }: Move, session: ClientSession): Promise<void> {
    await this.toDoctor(onceMore(visit, 'pending'), visit, session, {
      title: `${visit.patientName} asks for another time`,
      paragraphs: [
        'The time that you had set does not suit the patient. Please accept or reject the new one.',
      ],
      facts: [
        ['Patient', visit.patientName],
        ['You had set', this.clock.format(from.date, from.time)],
        ...this.facts(visit),
        ['Reason', visit.reason],
      ],
    });
  }

  private async movedByPatient(event: string, visit: Appointment, session: ClientSession): Promise<void> {
    const { from, reason } = visit.moves!.at(-1)!;
    const before = this.clock.format(from.date, from.time);
    await this.toDoctor(event, visit, session, {
      title: `${visit.patientName} has moved an appointment`,
      notice: `It was at ${before}. Please accept or reject the new time.`,
      paragraphs: ['The patient has moved this appointment. Please accept or reject the new time.'],
      facts: [
        ['Patient', visit.patientName],
        ['Before', before],
        ...this.facts(visit),
        ...reasonFact(reason),
      ],
    });
  }

  private async patientHasMoved(event: string, visit: Appointment, session: ClientSession): Promise<void> {
    const { from, chargePaise } = visit.moves!.at(-1)!;
    const before = this.clock.format(from.date, from.time);
    const cost =
      chargePaise > 0 ? [`If you cancel it later, ${formatPaise(chargePaise)} is kept for moving it.`] : [];
    await this.toPatient(event, visit, session, {
      title: 'You have moved your appointment',
      notice: ['You will hear from us as soon as the doctor accepts the new time.', ...cost].join(' '),
      paragraphs: [
        `Your appointment was at ${before}. You will hear from us as soon as the doctor accepts the new time.`,
        ...cost,
      ],
      facts: this.facts(visit),
    });
  }

  private async movedByHospital(event: string, visit: Appointment, session: ClientSession): Promise<void> {
    const move = visit.moves!.at(-1)!;
    const by = move.byType === 'doctor' ? 'doctor' : 'hospital';
    const words = [
      this.movedWords(move.from, visit, by),
      ...(isOtherDoctor(move) ? [`${move.to.doctorName} sees you instead of ${move.from.doctorName}.`] : []),
      ...(move.refundPaise > 0
        ? [`${formatPaise(move.refundPaise)} goes back to you: the fee is lower.`]
        : []),
    ];
    const isAccepted = visit.status === 'accepted';
    const choice = isAccepted ? this.choiceWords(visit) : this.waitingWords(visit);
    await this.toPatient(event, visit, session, {
      title: `Your appointment was moved by the ${by}`,
      notice: [...words, ...reasonNotice(move.reason), choice].join(' '),
      paragraphs: [words.join(' '), choice],
      facts: [...this.facts(visit), ...reasonFact(move.reason)],
      ...(isAccepted && answerPage(visit)),
    });
  }

  private waitingWords(visit: Appointment): string {
    return `You will hear from us as soon as it is accepted. If the new time does not suit you, move it, or cancel${fullRefund(visit)}.`;
  }

  /** What the desk has moved: its doctor, and the one who has it no more. */
  private async tellDoctors(event: string, visit: Appointment, session: ClientSession): Promise<void> {
    const move = visit.moves!.at(-1)!;
    const before = this.clock.format(move.from.date, move.from.time);
    const facts: Message['facts'] = [
      ['Patient', visit.patientName],
      ['Before', before],
      ...this.facts(visit),
      ...reasonFact(move.reason),
    ];
    const isNew = isOtherDoctor(move);
    const words = isNew
      ? `The hospital has moved it to you; it was with ${move.from.doctorName} at ${before}.`
      : `The hospital has moved it; it was at ${before}.`;
    await this.toDoctor(event, visit, session, {
      title: isNew
        ? `The hospital has given you an appointment of ${visit.patientName}`
        : `The hospital has moved the appointment of ${visit.patientName}`,
      notice: words,
      paragraphs: [visit.status === 'pending' ? `${words} Please accept or reject it.` : words],
      facts,
    });
    if (isNew) await this.tellFormerDoctor(event, visit, session);
  }

  private async tellFormerDoctor(event: string, visit: Appointment, session: ClientSession): Promise<void> {
    const { from, to } = visit.moves!.at(-1)!;
    const before = this.clock.format(from.date, from.time);
    const text = `The hospital has given it to ${to.doctorName}. Your time is free again.`;
    await this.notifier.notify(
      {
        ofBooking: true,
        key: keyOf(visit, `${event}-away`),
        to: from.doctorId,
        title: `An appointment of ${visit.patientName} is no longer yours`,
        notice: `${before}. ${text}`,
        paragraphs: [text],
        facts: [
          ['Patient', visit.patientName],
          ['Time', before],
        ],
        link: '/doctor-login/appointments',
        linkText: 'Open my appointments',
      },
      session,
    );
  }
}
