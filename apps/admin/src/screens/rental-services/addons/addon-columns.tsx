import { ADDON_FIELDS, formatMoney } from '@luzzu/domain'
import type { Addon, Product } from '@luzzu/domain/contracts'
import { Badge, type Column, size } from '@luzzu/ui'
import { Check } from 'lucide-react'
import { recordColumns } from '../../../platform/records/record-columns'
import { productLabel } from '../record-labels'

const column = recordColumns<Addon>(ADDON_FIELDS)

export function addonColumns(products: readonly Product[] | undefined, currency: string): Column<Addon>[] {
  return [
    column('product_id', { cell: ({ product_id }) => productLabel(product_id, products) }),
    column('addon_name', { isRowHeader: true }),
    column('included', {
      width: size(40),
      bareOnPhone: true,
      cell: ({ included }) =>
        included === 1 ? (
          <Badge tone="confirmed" icon={<Check aria-hidden="true" />}>
            Included
          </Badge>
        ) : (
          <Badge tone="neutral">Not Included</Badge>
        ),
    }),
    column('extra_price', {
      cell: ({ extra_price }) => (extra_price === null ? 'N/A' : formatMoney(extra_price, currency)),
    }),
  ]
}
