import { PatientList } from './PatientList';
import { PatientShow } from './PatientShow';

export default { name: 'patients', list: PatientList, show: PatientShow, recordRepresentation: 'fullName' };
