/** What every entry form is told. */
export interface EntryDialogProps {
  patientId: string;
  /** YYYY-MM-DD at the hospital. */
  today: string;
  onClose: () => void;
}
