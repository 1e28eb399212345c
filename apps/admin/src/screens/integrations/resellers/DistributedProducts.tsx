import { LIST_QUERY } from '@luzzu/api-client'
import { useListDistributionsQuery } from '@luzzu/api-client/distribution'
import { useListProductsQuery } from '@luzzu/api-client/products'
import type { Distribution } from '@luzzu/domain'
import { Badge, type Column, DataTable, EmptyState, Panel, size } from '@luzzu/ui'
import { Pencil, Ship } from 'lucide-react'
import { boardOf } from '../../../platform/refresh/live-queries'
import { QueryView } from '../../../platform/refresh/QueryView'
import { useDialogState } from '../../../platform/use-dialog-state'
import { actionsColumn } from '../actions-column'
import { DistributionDialog } from './DistributionDialog'
import { confirmationOf } from './distribution-form'
import { CONFIRMATION_LABELS, DISTRIBUTION_COPY as COPY, TIMES_LABELS } from './resellers.copy'

/** How resellers see a product. */
type SoldProduct = Distribution & { product_id: number; name: string }

/** Which rental services resellers sell, and how. */
export function DistributedProducts() {
  const distributions = useListDistributionsQuery(undefined, LIST_QUERY)
  const products = useListProductsQuery()
  const editing = useDialogState<SoldProduct>()
  const columns = columnsFor(editing.open)
  const table = (rows: SoldProduct[], loadingRows = 0) => (
    <DataTable
      caption={COPY.caption}
      columns={columns}
      rows={rows}
      rowKey={({ product_id }) => String(product_id)}
      loadingRows={loadingRows}
      empty={<EmptyState title={COPY.none} icon={<Ship aria-hidden="true" />} />}
    />
  )
  return (
    <>
      <Panel title={COPY.title}>
        <QueryView
          query={boardOf(distributions, [products])}
          failure={COPY.notLoaded}
          skeleton={table([], 2)}
        >
          {(rows) =>
            table(
              rows.flatMap((row) => {
                const name = products.data?.find(({ id }) => id === row.product_id)?.name
                return name === undefined ? [] : [{ ...row, name }]
              }),
            )
          }
        </QueryView>
      </Panel>
      {editing.value && (
        <DistributionDialog
          key={editing.formKey}
          product={editing.value}
          open={editing.isOpen}
          onClose={editing.close}
        />
      )}
    </>
  )
}

function columnsFor(onEdit: (product: SoldProduct) => void): Column<SoldProduct>[] {
  return [
    { key: 'name', header: COPY.product, isRowHeader: true, cell: ({ name }) => name },
    {
      key: 'sold',
      header: COPY.isSold,
      width: size(24),
      cell: ({ published }) => (
        <Badge tone={published ? 'confirmed' : 'neutral'}>{published ? COPY.sold : COPY.notSold}</Badge>
      ),
    },
    { key: 'times', header: COPY.times, cell: ({ availability }) => TIMES_LABELS[availability] },
    {
      key: 'confirmation',
      header: COPY.confirmation,
      cell: ({ instant_confirmation }) => CONFIRMATION_LABELS[confirmationOf(instant_confirmation)],
    },
    { key: 'reference', header: COPY.reference, cell: ({ reference }) => reference ?? '–' },
    actionsColumn(size(28), (product) => [
      {
        label: COPY.edit,
        name: COPY.editLabel(product.name),
        icon: <Pencil aria-hidden="true" />,
        onClick: () => onEdit(product),
      },
    ]),
  ]
}
