import { formatMoney } from '@luzzu/domain'
import type { Addon, Product } from '@luzzu/domain/contracts'
import { Badge, type Column, size } from '@luzzu/ui'
import { Check } from 'lucide-react'
import { productLabel } from '../record-labels'

export function addonColumns(products: readonly Product[] | undefined, currency: string): Column<Addon>[] {
  return [
    {
      key: 'product',
      header: 'Product',
      cell: ({ product_id }) => productLabel(product_id, products),
    },
    { key: 'name', header: 'Addon Name', isRowHeader: true, cell: ({ addon_name }) => addon_name },
    {
      key: 'included',
      header: 'Included',
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
    },
    {
      key: 'extra',
      header: 'Extra Price',
      width: size(32),
      align: 'end',
      cell: ({ extra_price }) => (extra_price === null ? 'N/A' : formatMoney(extra_price, currency)),
    },
  ]
}
