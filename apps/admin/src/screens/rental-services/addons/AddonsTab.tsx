import { LIST_QUERY } from '@luzzu/api-client'
import { useDeleteAddonMutation, useListAddonsQuery } from '@luzzu/api-client/addons'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useLazyFindAddonVersionQuery } from '@luzzu/api-client/versions'
import { ADDON_FIELDS, formatMoney } from '@luzzu/domain'
import type { Addon, Product } from '@luzzu/domain/contracts'
import { Badge, type Column, size } from '@luzzu/ui'
import { Check } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { RecordScreen } from '../../../platform/records/RecordScreen'
import { recordColumns } from '../../../platform/records/record-columns'
import { productLabel } from '../record-labels'
import { ADDON_COPY } from '../rental-services.copy'
import { AddonDialog } from './AddonDialog'

/** Included features and optional add-ons of the products. */
export function AddonsTab() {
  const query = useListAddonsQuery(undefined, LIST_QUERY)
  const { data: products } = useListProductsQuery()
  const { currency } = useSite()
  const columns = useMemo(() => addonColumns(products, currency), [products, currency])
  const [remove] = useDeleteAddonMutation()
  const [find] = useLazyFindAddonVersionQuery()
  const nameOf = useCallback(
    (addon: Addon) => `${addon.addon_name} of ${productLabel(addon.product_id, products)}`,
    [products],
  )

  return (
    <RecordScreen
      copy={ADDON_COPY}
      query={query}
      columns={columns}
      nameOf={nameOf}
      textsOf={({ addon_name, product_id }) => [addon_name, productLabel(product_id, products)]}
      addReason={products?.length === 0 ? 'Create a rental service first.' : undefined}
      find={(id) => find(id)}
      remove={(id) => remove(id)}
      consequence="Existing bookings keep it."
    >
      {(editor, formKey) => <AddonDialog key={formKey} products={products ?? []} {...editor} />}
    </RecordScreen>
  )
}

const column = recordColumns<Addon>(ADDON_FIELDS)

function addonColumns(products: readonly Product[] | undefined, currency: string): Column<Addon>[] {
  return [
    column('product_id', { cell: ({ product_id }) => productLabel(product_id, products) }),
    column('addon_name', { isRowHeader: true }),
    column('included', {
      width: size(40),
      bareInCard: true,
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
