import { isCalendarDate } from '../../../../openapi/contract/calendar-date.js';
import { serverNow } from '../../common/clock/serverClock';
import { useAddressParams } from '../../common/browser/useAddressParams';
import { calendarDate } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { mondayOf } from '../week/week';

const VIEWS = ['list', 'week', 'rejected'] as const;
export type AppointmentsView = (typeof VIEWS)[number];

const idOf = (text: string | null) => (text && /^[0-9a-f]{24}$/.test(text) ? text : null);

/** The state in the address of the doctor's appointments: view, week, and the open visit. */
export function useDoctorAppointmentsUrl() {
  const [params, change] = useAddressParams();
  const { timeZone } = useHospital();
  const today = calendarDate(serverNow(), timeZone);
  const asked = params.get('week') ?? '';
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'list';
  return {
    today,
    view,
    monday: mondayOf(isCalendarDate(asked) ? asked : today),
    visitId: idOf(params.get('visit')),
    setView: (next: AppointmentsView) => change({ view: next === 'list' ? null : next, week: null }),
    setMonday: (monday: string) => change({ view: 'week', week: monday === mondayOf(today) ? null : monday }),
    openVisit: (id: string) => change({ visit: id }),
    closeVisit: () => change({ visit: null }, { replace: true }),
  };
}
