import { Loading } from './Loading';

/** A page whose content is not known yet. */
export const LoadingPage = () => (
  <div className="loading-page">
    <Loading>
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </Loading>
  </div>
);
