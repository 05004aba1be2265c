import type { Theme } from '@mui/material/styles';
import { CONTENT_WIDTH, TOUCH_SIZE, LOW_SCREEN } from '../../theme';
import { FilterFields } from '../common/lists/FilterFields';

/** A DataTable on a phone: each row a card, each value a line with its column's label. */
const rowsAsCards = (site: Theme) => ({
  '& table, & thead, & tbody': { display: 'block' },
  '& thead tr': { display: 'block' },
  '& thead th': { border: 0, padding: 0, backgroundColor: 'transparent' },
  '& thead th:not(.MuiTableCell-paddingCheckbox)': { display: 'none' },
  '& thead .MuiTableCell-paddingCheckbox': { display: 'block', width: 'auto', marginBottom: site.spacing(1) },
  '& tbody': { display: 'grid', gap: site.spacing(1.5) },
  '& tbody tr': {
    display: 'flex',
    flexDirection: 'column',
    gap: site.spacing(0.75),
    padding: site.spacing(2),
    position: 'relative',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: site.shape.borderRadius,
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
  '& tbody td': { ...site.typography.body2, border: 0, padding: 0, overflowWrap: 'anywhere', minWidth: 0 },
  '& tbody td:not([data-label])': {
    ...site.typography.h6,
    marginBottom: site.spacing(0.25),
    paddingRight: 40,
  },
  '& tbody .MuiTableCell-paddingCheckbox': { position: 'absolute', top: 8, right: 8, margin: 0, padding: 0 },
  '& tbody td[data-label]': {
    display: 'flex',
    flexDirection: 'row',
    gap: site.spacing(2),
    alignItems: 'baseline',
    justifyContent: 'space-between',
    textAlign: 'right',
    '&::before': {
      content: 'attr(data-label)',
      flexShrink: 0,
      color: 'var(--mui-palette-text-secondary)',
    },
    '&:empty': { display: 'none' },
  },
});

/** What react-admin's parts look like in the house: no bars of their own, room to touch, nothing wider than a phone. */
const reactAdminParts = (site: Theme): Theme['components'] => ({
  RaList: {
    styleOverrides: {
      root: {
        maxWidth: CONTENT_WIDTH,
        '& .RaList-main': { gap: site.spacing(2), minWidth: 0 },
        '& .RaList-content': { display: 'flex', flexDirection: 'column', gap: site.spacing(2) },
      },
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: {
        flexDirection: 'column',
        alignItems: 'stretch',
        gap: site.spacing(2),
        '& > span:empty': { display: 'none' },
        [site.breakpoints.down('sm')]: { flexDirection: 'column', backgroundColor: 'transparent' },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        alignItems: 'center',
        minHeight: 0,
        padding: 0,
        '& > [role="status"]': { marginRight: 'auto' },
        [site.breakpoints.down('sm')]: {
          backgroundColor: 'transparent',
          '& > .MuiFormControl-root, & > .MuiButton-contained': { flexGrow: 1 },
        },
      },
    },
  },
  // The form is handed on to the FilterLiveForm inside, which its types do not say.
  RaFilterForm: { defaultProps: { formComponent: FilterFields } as object },
  RaDataTable: {
    styleOverrides: {
      root: {
        overflowX: 'auto',
        '& .RaDataTable-row:last-child td': { border: 0 },
        '& .RaDataTable-headerCell': { position: 'static', backgroundColor: 'transparent' },
        '& .MuiTableCell-paddingCheckbox': { paddingBlock: 0 },
        [site.breakpoints.down('md')]: rowsAsCards(site),
      },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          position: 'static',
          transform: 'none',
          flexWrap: 'wrap',
          gap: site.spacing(1),
          height: 'auto',
          padding: 0,
          backgroundColor: 'transparent',
        },
        '& .RaBulkActionsToolbar-icon': { minWidth: TOUCH_SIZE, minHeight: TOUCH_SIZE },
        '& .RaBulkActionsToolbar-topToolbar .MuiButton-root': {
          [site.breakpoints.down('sm')]: { flexGrow: 1 },
        },
      },
    },
  },
  RaEdit: {
    styleOverrides: { root: { '& .RaEdit-noActions': { marginTop: 0 }, '& .RaEdit-card': { minWidth: 0 } } },
  },
  RaShow: {
    styleOverrides: { root: { '& .RaShow-noActions': { marginTop: 0 }, '& .RaShow-card': { minWidth: 0 } } },
  },
  RaCreate: {
    styleOverrides: {
      root: {
        maxWidth: CONTENT_WIDTH,
        '& .RaCreate-noActions': { marginTop: '0 !important' },
        '& .RaCreate-card': { minWidth: 0 },
      },
    },
  },
  RaSimpleForm: {
    styleOverrides: {
      root: {
        padding: '0 !important',
        '& > .MuiStack-root': { alignItems: 'stretch', gap: site.spacing(3) },
      },
    },
  },
  RaToolbar: {
    styleOverrides: {
      root: {
        gap: site.spacing(1),
        paddingBlock: site.spacing(1.5),
        paddingInline: 0,
        backgroundColor: 'transparent',
        '&.RaToolbar-mobileToolbar': {
          position: 'sticky',
          [LOW_SCREEN]: { position: 'static' },
          padding: site.spacing(1.5, 0),
          backgroundColor: 'var(--mui-palette-background-default)',
          '& .MuiButton-root': { flexGrow: 1 },
        },
      },
    },
  },
  // A sort button is called like its column; what it will do is said after.
  MuiTooltip: { ...site.components?.MuiTooltip, defaultProps: { describeChild: true } },
});

/** The site's theme with the denser fields of a console: one height for every input, still large enough to touch. */
export const consoleTheme = (site: Theme): Theme => ({
  ...site,
  components: {
    ...site.components,
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: { styleOverrides: { root: { minHeight: TOUCH_SIZE } } },
    MuiTableCell: {
      styleOverrides: {
        root: { paddingBlock: 12, borderColor: 'var(--mui-palette-divider)' },
        alignRight: { whiteSpace: 'nowrap' },
      },
    },
    ...reactAdminParts(site),
  },
});
