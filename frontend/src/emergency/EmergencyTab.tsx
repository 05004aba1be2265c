import { type KeyboardEvent, useEffect, useId } from 'react';
import { EmergencyPanel } from './EmergencyPanel';
import { emergencyHelp, useEmergencyHelp } from './emergencyHelp';
import { tCommon } from '../messages/common';

/** The emergency tab: opens the emergency number and first-aid advice. */
export function EmergencyTab() {
  const id = useId();
  const isOpen = useEmergencyHelp() !== null;
  useEffect(() => emergencyHelp.forget, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) emergencyHelp.close();
  };
  return (
    <div onKeyDown={onKeyDown}>
      <button
        type="button"
        className="button emergency-tab"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={(event) => (isOpen ? emergencyHelp.close() : emergencyHelp.open(event.currentTarget))}
      >
        {tCommon('emergency')}
      </button>
      {isOpen && <EmergencyPanel id={id} onClose={emergencyHelp.close} />}
    </div>
  );
}
