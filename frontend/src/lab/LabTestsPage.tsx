import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useCallback } from 'react';
import { Link as RouterLink } from 'react-router';
import type { LabGroup } from '../../../openapi/contract/shop/lab-tests.js';
import { useSession } from '../auth/useSession';
import { SearchField } from '../common/forms/SearchField';
import { useFoundInSight, useListHeading } from '../common/lists/useListHeading';
import { usePageTitle } from '../hospital/usePageTitle';
import { useTypedSearch } from '../common/forms/useTypedSearch';
import { CheckoutBanner } from '../payments/CheckoutBanner';
import { CheckoutResult } from '../payments/CheckoutResult';
import { useCheckoutReturn } from '../payments/useCheckoutReturn';
import { LabCarousel } from './LabCarousel';
import { LabTestGrid } from './LabTestGrid';
import { useBookLabTest } from './useBookLabTest';
import { type LabTestsFilter, useLabTests } from './useLabTests';
import { useLabTestsUrl } from './useLabTestsUrl';

const BookLabTestDialog = lazy(async () => ({
  default: (await import('./BookLabTestDialog')).BookLabTestDialog,
}));

function SearchBar({ search, onFilter }: { search: string; onFilter: (change: { search: string }) => void }) {
  const onSearch = useCallback((typed: string) => onFilter({ search: typed }), [onFilter]);
  const [text, setText] = useTypedSearch(search, onSearch);
  return (
    <Box role="search" aria-label="Lab tests" sx={{ my: 2 }}>
      <SearchField
        label="Search tests by name"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Box>
  );
}

interface GroupsProps {
  groups: LabGroup[];
  chosen: LabGroup | undefined;
  onChoose: (group: LabGroup | undefined) => void;
}

const Groups = ({ groups, chosen, onChoose }: GroupsProps) => (
  <Box
    role="group"
    aria-label="What the test looks at"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, minHeight: 32 }}
  >
    {groups.map((group) => {
      const isOn = group === chosen;
      return (
        <Chip
          key={group}
          label={group}
          color={isOn ? 'primary' : 'default'}
          variant={isOn ? 'filled' : 'outlined'}
          aria-pressed={isOn}
          onClick={() => onChoose(isOn ? undefined : group)}
        />
      );
    })}
  </Box>
);

const BookedByCard = () => (
  <>
    <Typography variant="h3" component="p">
      Your test is booked and paid.
    </Typography>
    <Typography color="text.secondary" sx={{ mt: 0.5 }}>
      Date, place and the report, once it is ready, are in your patient area.
    </Typography>
    <Button variant="contained" component={RouterLink} to="/patientlogin/lab-bookings" sx={{ mt: 2, mr: 1 }}>
      See my lab bookings
    </Button>
  </>
);

/** Lab tests to search and book; also where the checkout sends the browser back to. */
export function LabTestsPage() {
  usePageTitle(
    'Lab Tests',
    'Lab tests and health check-ups with prices: book one here or at home, read the report online.',
  );
  useCheckoutReturn('labBooking');
  const { filter, setFilter, bookedId, setBooked } = useLabTestsUrl();
  const tests = useLabTests(filter);
  const book = useBookLabTest(setBooked);
  const [heading, showTests] = useListHeading();
  useFoundInSight(heading, filter.search);
  const groups = tests.data?.groups ?? [];
  const shownGroups = filter.search ? groups.filter((group) => group === filter.group) : groups;
  const isPatient = useSession()?.userType === 'patient';
  const turnPage = (change: Partial<LabTestsFilter>) => {
    setFilter(change);
    if (change.page) showTests();
  };
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h1" sx={{ mb: 1 }}>
        Lab Tests
      </Typography>
      <CheckoutResult purpose="labBooking" label="Your lab test">
        {() => <BookedByCard />}
      </CheckoutResult>
      <CheckoutBanner purpose="labBooking" />
      <SearchBar search={filter.search} onFilter={setFilter} />
      {/* Folded away while a text is typed, so that what was found stands right under the box; what was chosen stays. */}
      {!filter.search && <LabCarousel />}
      {(!filter.search || shownGroups.length > 0) && (
        <Groups groups={shownGroups} chosen={filter.group} onChoose={(group) => setFilter({ group })} />
      )}
      <Box component="section" aria-labelledby="tests" sx={{ mt: filter.search ? 2 : 4 }}>
        <Typography
          variant="h2"
          id="tests"
          ref={heading}
          tabIndex={-1}
          sx={{ mb: 1, scrollMarginTop: 152, '&:focus': { outline: 'none' } }}
        >
          Recommended Tests
        </Typography>
        <LabTestGrid query={tests} filter={filter} onFilter={turnPage} onBook={book} />
      </Box>
      <Suspense>
        {bookedId && isPatient && (
          <BookLabTestDialog labTestId={bookedId} onClose={() => setBooked(undefined)} />
        )}
      </Suspense>
    </Box>
  );
}
