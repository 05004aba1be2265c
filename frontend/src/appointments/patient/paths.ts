/** Route of the patient's visits with one of them open. */
export const visitPath = (id: string): string => `/patientlogin/patientapps?visit=${id}`;

/** Route of the dashboard with the request to any doctor of a speciality open. */
export const REQUEST_PATH = '/patientlogin/patient-dash?request=new';
