/** The patient's visits with one of them open. */
export const visitPath = (id: string): string => `/patientlogin/patientapps?visit=${id}`;

/** The dashboard with the form for a speciality request open. */
export const REQUEST_PATH = '/patientlogin/patient-dash?request=new';
