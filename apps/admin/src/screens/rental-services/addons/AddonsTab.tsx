import { LIST_QUERY } from '@luzzu/api-client'
import { useDeleteAddonMutation, useListAddonsQuery } from '@luzzu/api-client/addons'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useLazyFindAddonVersionQuery } from '@luzzu/api-client/versions'
import type { Addon } from '@luzzu/domain/contracts'
import { useCallback, useMemo } from 'react'
import { RecordScreen } from '../../../platform/records/RecordScreen'
import { productLabel } from '../record-labels'
import { ADDON_COPY } from '../rental-services.copy'
import { AddonDialog } from './AddonDialog'
import { addonColumns } from './addon-columns'

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
