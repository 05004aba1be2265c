import { tCommon } from '../../messages/common';
import { Loading } from './Loading';

const shapes = (
  <>
    <div className="skeleton" />
    <div className="skeleton" />
    <div className="skeleton" />
  </>
);

/** A page whose content is not known yet. */
export const LoadingPage = () => (
  <div className="loading-page">
    <Loading>{shapes}</Loading>
  </div>
);

/** An area until its user is loaded: the specification has the text for everyone to see. */
export const LoadingArea = () => (
  <div className="loading-page">
    <p role="status" className="muted">
      {tCommon('loading')}
    </p>
    <div aria-hidden>{shapes}</div>
  </div>
);
