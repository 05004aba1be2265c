import type { SvgIconComponent } from '@mui/icons-material';
import type { ResourceProps } from 'react-admin';

/** Everything that the console says of a resource in general; menu, headings, links and the trail's filter read it here. */
export interface ConsoleResource extends ResourceProps {
  icon: SvgIconComponent;
  options: {
    /** Of the menu's entry and of the list. */
    label: string;
    /** Whether the audit trail names records by this resource. */
    audited: boolean;
  };
}
