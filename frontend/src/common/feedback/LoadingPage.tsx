import { tCommon } from '../../messages/common';
import { Loading } from './Loading';

const shapes = (
  <>
    <div className="skeleton" />
    <div className="skeleton" />
    <div className="skeleton" />
  </>
);

/** A page while its content loads. */
export const LoadingPage = () => (
  <div className="loading-page">
    <Loading>{shapes}</Loading>
  </div>
);

/** An area while its user loads: the specification requires a visible text. */
export const LoadingArea = () => (
  <div className="loading-page">
    <p role="status" className="muted">
      {tCommon('loading')}
    </p>
    <div aria-hidden>{shapes}</div>
  </div>
);
