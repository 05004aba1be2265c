import { LabBookingList } from './LabBookingList';
import { LabBookingShow } from './LabBookingShow';

export default { name: 'lab-bookings', list: LabBookingList, show: LabBookingShow };
