import type { Theme } from '@mui/material/styles';
import type {} from '@mui/x-charts/themeAugmentation';
import { tCommon } from '../../messages/common';
import { tComponent } from '../../messages/components';

/** The texts that the component library brings itself. Props of a single element replace them. */
export const componentTexts = {
  MuiAlert: { defaultProps: { closeText: tComponent('close') } },
  MuiAutocomplete: {
    defaultProps: {
      openText: tComponent('open'),
      closeText: tComponent('close'),
      clearText: tComponent('clear'),
      loadingText: tComponent('loading'),
      noOptionsText: tComponent('noOptions'),
    },
  },
  MuiPagination: { defaultProps: { 'aria-label': tCommon('paginationNavigation') } },
  MuiRating: {
    defaultProps: {
      getLabelText: (stars) => tComponent('stars', { stars }),
      emptyLabelText: tComponent('noStars'),
    },
  },
  MuiChartsLocalizationProvider: {
    defaultProps: {
      localeText: {
        loading: tComponent('chartLoading'),
        noData: tComponent('chartEmpty'),
        a11yNoValue: tComponent('valueMissing'),
      },
    },
  },
} satisfies Theme['components'];
