import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { HospitalClock } from '../../common/hospital-clock.js';
import { Notifier } from '../../notifications/notifier.service.js';
import type { Message } from '../../notifications/notifier.service.js';
import { formatPaise } from '../../common/money.js';
import type { Appointment, When } from '../appointment.schema.js';
import { leftPaiseOf } from '../cancellation.js';
import { whenOf } from '../visit-time.js';
import { DOCTOR_PAGE, PATIENT_PAGE } from './visit-pages.js';
import { VisitCalendars } from './visit-calendars.service.js';
import { type Mover, keyOf } from './visit-words.js';
import { tAppointmentNotification } from '../../messages/care/appointment-notifications.js';
import { tCommon } from '../../messages/common.js';

/** The texts of one event. The notification puts doctor or patient and time before its text. */
export type Text = Pick<Message, 'title' | 'notice' | 'paragraphs' | 'facts'>;

export type PatientText = Text & Partial<Pick<Message, 'link' | 'linkText'>>;

const BY_VIDEO: Message['facts'] = [
  [tAppointmentNotification('kindLabel'), tAppointmentNotification('byVideo')],
];

/** What changes in the patient's calendar. */
const CALENDAR_EVENTS = /^(accepted|booked|followUp|moved|rejected|unanswered|cancelled)/;

/** Notifies the people of a visit, each in their own area and by mail. */
@Injectable()
export class VisitMessages {
  constructor(
    protected readonly notifier: Notifier,
    protected readonly clock: HospitalClock,
    private readonly calendars: VisitCalendars,
  ) {}

  protected facts(visit: Appointment): Message['facts'] {
    const { date, time } = whenOf(visit);
    const doctor = visit.acceptedDoctorName ?? visit.doctorName;
    return [
      ...(doctor ? ([[tCommon('doctor'), doctor]] as Message['facts']) : []),
      ...(visit.speciality ? ([[tCommon('speciality'), visit.speciality]] as Message['facts']) : []),
      [tCommon('date'), date ? this.clock.format(date, time) : tCommon('toBeDecided')],
      ...(visit.kind === 'video' ? BY_VIDEO : []),
    ];
  }

  /** @returns whether a mail is sent */
  protected toPatient(event: string, visit: Appointment, session: ClientSession, text: PatientText) {
    return this.notifier.notifyAndReport(this.forPatient(event, visit, text), session);
  }

  protected toDoctor(event: string, visit: Appointment, session: ClientSession, text: Text) {
    return this.notifier.notify(this.forDoctor(event, visit, text), session);
  }

  protected forPatient(event: string, visit: Appointment, text: PatientText): Message {
    const doctor = visit.acceptedDoctorName ?? visit.doctorName ?? visit.speciality;
    const notice = this.noticeOf(doctor, visit, text);
    const calendar = CALENDAR_EVENTS.test(event) ? this.calendars.of(visit) : undefined;
    const to = visit.patientId;
    return { ...PATIENT_PAGE, ...text, notice, key: keyOf(visit, event), to, calendar };
  }

  protected forDoctor(event: string, visit: Appointment, text: Text): Message {
    const to = (visit.acceptedDoctorId ?? visit.doctorId)!;
    const notice = this.noticeOf(null, visit, text);
    return { ...text, ...DOCTOR_PAGE, notice, key: keyOf(visit, event), to };
  }

  /** "Dr. Ananya Sharma, Tue, 24 Nov 2026, 10:30 AM IST. Please come ten minutes early." */
  private noticeOf(withWhom: string | null, visit: Appointment, { notice }: Text): string {
    const { date, time } = whenOf(visit);
    const visitInWords = [withWhom, date && this.clock.format(date, time)].filter(Boolean).join(', ');
    return [visitInWords && `${visitInWords}.`, notice].filter(Boolean).join(' ');
  }

  /** "It was moved by the doctor from Tue, 24 Nov 2026, 10:30 AM IST to Wed, 25 Nov 2026, 11:00 AM IST." */
  protected movedText(before: When, visit: Appointment, by: Mover): string {
    const { date, time } = whenOf(visit);
    const from = this.clock.format(before.date, before.time);
    const to = this.clock.format(date!, time);
    return by === 'doctor'
      ? tAppointmentNotification('moved.fromByDoctor', { from, to })
      : tAppointmentNotification('moved.fromByHospital', { from, to });
  }

  /** The choices of a patient whose visit is at another time than requested or paid for. */
  protected choiceText(visit: Appointment): string {
    const leftPaise = leftPaiseOf(visit);
    return leftPaise > 0
      ? tAppointmentNotification('moved.agreePaid', { left: formatPaise(leftPaise) })
      : tAppointmentNotification('moved.agree');
  }
}
