import { Typography } from '@mui/material';
import { Page } from './Page';
import { tAdminCommon } from '../../messages/admin/common';

const plainPage = (title: string, sentence: string) =>
  function PlainPage() {
    return (
      <Page title={title}>
        <Typography>{sentence}</Typography>
      </Page>
    );
  };

export const NothingHere = plainPage(tAdminCommon('pageNotFound'), tAdminCommon('pageNotFoundText'));
