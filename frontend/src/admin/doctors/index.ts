import { DoctorEdit } from './DoctorEdit';
import { DoctorList } from './DoctorList';

export default { name: 'doctors', list: DoctorList, edit: DoctorEdit, recordRepresentation: 'fullName' };
