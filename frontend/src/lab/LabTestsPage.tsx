import { Suspense, useCallback } from 'react';
import { Link } from 'react-router';
import type { LabGroup } from '../../../openapi/contract/shop/lab-tests.js';
import { useSession } from '../auth/useSession';
import { buttonLook } from '../common/forms/Button';
import { SearchField } from '../common/forms/SearchField';
import { useFoundInSight, useListHeading } from '../common/lists/useListHeading';
import { lazyThemed } from '../common/theme/lazyThemed';
import { ToggleChip } from '../common/forms/ToggleChip';
import { ForWhom } from '../family/ForWhom';
import { usePageTitle } from '../hospital/usePageTitle';
import { useTypedSearch } from '../common/forms/useTypedSearch';
import { CheckoutBanner } from '../payments/CheckoutBanner';
import { CheckoutResult } from '../payments/CheckoutResult';
import { useCheckoutReturn } from '../payments/useCheckoutReturn';
import { LabCarousel } from './LabCarousel';
import { LabTestGrid } from './LabTestGrid';
import { labGroups } from './groups';
import { useBookLabTest } from './useBookLabTest';
import { type LabTestsFilter, useLabTests } from './useLabTests';
import { useLabTestsUrl } from './useLabTestsUrl';
import '../common/controls.css';
import './lab.css';
import { tCommon } from '../messages/common';
import { tPage } from '../messages/pages';
import { tLab } from '../messages/shop/lab';

const BookLabTestDialog = lazyThemed(async () => (await import('./BookLabTestDialog')).BookLabTestDialog);

function SearchBar({ search, onFilter }: { search: string; onFilter: (change: { search: string }) => void }) {
  const onSearch = useCallback((typed: string) => onFilter({ search: typed }), [onFilter]);
  const [text, setText] = useTypedSearch(search, onSearch);
  return (
    <div role="search" aria-label={tPage('labTests')} className="lab__search">
      <SearchField
        label={tLab('searchTestsByName')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}

interface GroupsProps {
  groups: LabGroup[];
  chosen: LabGroup | undefined;
  onChoose: (group: LabGroup | undefined) => void;
}

const Groups = ({ groups, chosen, onChoose }: GroupsProps) => (
  <div role="group" aria-label={tLab('testGroup')} className="row lab__groups">
    {groups.map((group) => (
      <ToggleChip
        key={group}
        label={group}
        isOn={group === chosen}
        onChange={(isOn) => onChoose(isOn ? group : undefined)}
      />
    ))}
  </div>
);

const BookedByCard = () => (
  <>
    <p className="h3">{tLab('bookedAndPaid')}</p>
    <p className="muted">{tLab('bookedText')}</p>
    <Link className={buttonLook('contained', 'result__step')} to="/patientlogin/lab-bookings">
      {tLab('seeMyLabBookings')}
    </Link>
  </>
);

/** Lab tests to search and book; also the return page of the checkout. */
export function LabTestsPage() {
  usePageTitle(tCommon('labTests'), tLab('pageDescription'));
  useCheckoutReturn('labBooking');
  const { filter, setFilter, bookedId, setBooked } = useLabTestsUrl();
  const tests = useLabTests(filter);
  const book = useBookLabTest(setBooked);
  const [heading, showTests] = useListHeading();
  useFoundInSight(heading, filter.search);
  // Until the groups with tests are known, all are shown, so that the list below does not move.
  const groups = tests.data?.groups ?? (tests.isPending ? labGroups : []);
  const shownGroups = filter.search ? groups.filter((group) => group === filter.group) : groups;
  const isPatient = useSession()?.userType === 'patient';
  const turnPage = (change: Partial<LabTestsFilter>) => {
    setFilter(change);
    if (change.page) showTests();
  };
  return (
    <div className="page">
      <h1 className="h1">{tCommon('labTests')}</h1>
      <ForWhom />
      <CheckoutResult purpose="labBooking" label={tLab('yourLabTest')}>
        {() => <BookedByCard />}
      </CheckoutResult>
      <CheckoutBanner purpose="labBooking" />
      <SearchBar search={filter.search} onFilter={setFilter} />
      {/* Hidden during a text search, so that the results are directly below the box; the choice stays. */}
      {!filter.search && <LabCarousel />}
      {(!filter.search || shownGroups.length > 0) && (
        <Groups groups={shownGroups} chosen={filter.group} onChoose={(group) => setFilter({ group })} />
      )}
      <section aria-labelledby="tests" className={`lab__tests ${filter.search && 'lab__tests--found'}`}>
        <h2 className="h2 list-heading" id="tests" ref={heading} tabIndex={-1}>
          {tLab('recommendedTests')}
        </h2>
        <LabTestGrid query={tests} filter={filter} onFilter={turnPage} onBook={book} />
      </section>
      <Suspense>
        {bookedId && isPatient && (
          <BookLabTestDialog labTestId={bookedId} onClose={() => setBooked(undefined)} />
        )}
      </Suspense>
    </div>
  );
}
