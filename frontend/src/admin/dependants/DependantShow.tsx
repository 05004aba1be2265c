import { Navigate, useParams } from 'react-router';

/** A dependant is a patient like any other, and so is the page. */
export const DependantShow = () => <Navigate to={`/admin/patients/${useParams().id}/show`} replace />;
