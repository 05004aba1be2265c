/** Props of every entry form. */
export interface EntryDialogProps {
  patientId: string;
  /** YYYY-MM-DD at the hospital. */
  today: string;
  onClose: () => void;
}
