import type { CSSProperties, ReactNode } from 'react';
import { tCommon } from '../../messages/common';

const hiddenText: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
};

/** Text for screen readers only. */
export const HiddenText = ({ children }: { children: ReactNode }) => (
  <span style={hiddenText}>{children}</span>
);

/** Wraps skeletons of the final size; screen readers announce "Loading...". */
export const Loading = ({ children }: { children: ReactNode }) => (
  <div>
    <div role="status" style={hiddenText}>
      {tCommon('loading')}
    </div>
    <div aria-hidden>{children}</div>
  </div>
);
