import { FunctionField, type RaRecord, ReferenceField } from 'react-admin';
import { PersonLink } from '../fields/RecordLink';

/** The patient of the surrounding record, who leads to the patient's page. */
export const OfPatient = () => (
  <ReferenceField source="patientId" reference="patients" link={false}>
    <FunctionField
      render={({ id, fullName }: RaRecord) => (
        <PersonLink resource="patients" person={{ _id: String(id), fullName: String(fullName) }} />
      )}
    />
  </ReferenceField>
);
