/** Props of every record form. */
export interface EntryDialogProps {
  patientId: string;
  /** YYYY-MM-DD in the hospital's zone. */
  today: string;
  onClose: () => void;
}
