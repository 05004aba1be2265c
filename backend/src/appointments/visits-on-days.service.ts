import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Days, VisitOnDay, VisitsOnDays } from '../availability/visits-on-days.js';
import { Appointment } from './appointment.schema.js';
import { LIVE_STATUSES } from './appointment.status.js';

/** The visits that prevent a doctor's leave. */
@Injectable()
export class BookedVisitsOnDays implements VisitsOnDays {
  constructor(@InjectModel(Appointment.name) private readonly appointments: Model<Appointment>) {}

  async find({ doctorId, from, to }: Days, session?: ClientSession): Promise<VisitOnDay[]> {
    const days = { $gte: from, $lte: to };
    const rows = await this.appointments
      .find(
        {
          $or: [
            { 'slot.doctorId': doctorId, 'slot.date': days, status: { $in: [...LIVE_STATUSES] } },
            // Accepted for a day without a time; such a visit has no slot.
            { acceptedDoctorId: doctorId, status: 'accepted', appointmentDate: days },
          ],
        },
        { status: 1, slot: 1, appointmentDate: 1, patientName: 1 },
      )
      .session(session ?? null)
      .lean<Appointment[]>();
    return rows.map(({ _id, status, slot, appointmentDate, patientName }) => ({
      id: String(_id),
      date: slot?.date ?? appointmentDate!,
      time: slot?.time ?? null,
      minutes: slot ? (slot.minutes ?? 1) : 0,
      ...(slot?.sessionId && { sessionId: slot.sessionId }),
      patientName,
      isHeld: status === 'held',
    }));
  }
}
