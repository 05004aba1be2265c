import { DoctorIdList } from './DoctorIdList';

export default { name: 'doctor-ids', list: DoctorIdList, recordRepresentation: 'code' };
