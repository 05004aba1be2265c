import DeleteIcon from '@mui/icons-material/DeleteOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HiddenText } from '../../common/feedback/Loading';
import { formatRupees } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { tSpecified } from '../../messages/specified';
import { StatusChip } from '../fields/StatusChip';
import { Allowed } from '../steps/Allowed';
import { StepButton } from '../steps/StepButton';
import type { Product, ProductKind } from './kind';
import { ProductPicture } from './ProductPicture';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminProduct } from '../../messages/admin/products';

const PICTURE_PX = 80;
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

interface CardProps<T extends Product> {
  kind: ProductKind<T>;
  record: T;
}

interface ProductCardProps<T extends Product> extends CardProps<T> {
  /** Its checkbox. */
  select?: ReactNode;
}

function Price<T extends Product>({ kind, record }: CardProps<T>) {
  const charged = kind.chargedOf(record);
  return (
    <Typography component="p" variant="h5" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatRupees(charged)}
      {charged !== record.price && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
          <HiddenText>{tAdminProduct('listPrice')} </HiddenText>
          <s>{formatRupees(record.price)}</s>
        </Typography>
      )}
    </Typography>
  );
}

const DeleteButton = <T extends Product>({ kind, record }: CardProps<T>) => (
  <StepButton
    needs={`${kind.resource}.edit`}
    label={tAdminCommon('delete')}
    name={tAdminCommon('deleteNamed', { name: kind.nameOf(record) })}
    icon={<DeleteIcon />}
    color="error"
    size="small"
    question={kind.texts.deleteQuestion}
    consequence={kind.texts.deleteConsequence(kind.nameOf(record))}
    run={(provider) => provider.delete(kind.resource, { id: record.id, previousData: record })}
    onDone={() => notifySuccess(tAdminCommon('deletedSuccessfully'), kind.nameOf(record))}
    failure={(reason) => ({ text: tSpecified('deleteFailed', { reason }) })}
  />
);

/** A product for the administrator, with buttons to change and delete it. */
export const ProductCard = <T extends Product>({ kind, record, select }: ProductCardProps<T>) => (
  <Card component="li" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
    <Stack direction="row" sx={{ gap: 2 }}>
      <ProductPicture imageUrl={record.imageUrl} size={PICTURE_PX} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {kind.nameOf(record)}
        </Typography>
        <Price kind={kind} record={record} />
      </Box>
      {select && <Box sx={{ m: -1 }}>{select}</Box>}
    </Stack>
    <Typography variant="body2" color="text.secondary" sx={twoLines}>
      {record.description}
    </Typography>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {[record.turnaround, ...kind.factsOf(record)].join(' · ')}
    </Typography>
    <Stack direction="row" sx={{ gap: 1, mt: 'auto', alignItems: 'center' }}>
      <Allowed to={`${kind.resource}.edit`}>
        <Button
          component={Link}
          to={`${kind.addPath}?id=${record.id}`}
          variant="outlined"
          size="small"
          startIcon={<EditIcon />}
          aria-label={tAdminProduct('editNamed', { name: kind.nameOf(record) })}
        >
          {tAdminProduct('edit')}
        </Button>
      </Allowed>
      <DeleteButton kind={kind} record={record} />
      {!record.published && (
        <Box sx={{ ml: 'auto' }}>
          <StatusChip status="hidden" />
        </Box>
      )}
    </Stack>
  </Card>
);
