import { Navigate, useParams } from 'react-router';

/** A dependant is a patient, so the page is the patient's. */
export const DependantShow = () => <Navigate to={`/admin/patients/${useParams().id}/show`} replace />;
