import { useDeleteAddonMutation, useListAddonsQuery } from '@luzzu/api-client/addons'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useLazyFindAddonVersionQuery } from '@luzzu/api-client/versions'
import type { Addon } from '@luzzu/domain/contracts'
import { useCallback, useMemo } from 'react'
import { DeleteRecordDialog } from '../../../records/DeleteRecordDialog'
import { RecordList } from '../../../records/list/RecordList'
import { useDeleteRecord } from '../../../records/use-delete-record'
import { useEditing } from '../../../records/use-editing'
import { nameProduct } from '../naming'
import { ADDON_WORDS as WORDS } from '../rental-words'
import { AddonDialog } from './AddonDialog'
import { addonColumns } from './addon-columns'

/** What comes with a product, or can be had with it for an extra price. */
export function AddonsTab() {
  const query = useListAddonsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: products } = useListProductsQuery()
  const { currency } = useSite()
  const columns = useMemo(() => addonColumns(products, currency), [products, currency])
  const [remove] = useDeleteAddonMutation()
  const deletion = useDeleteRecord((id) => remove(id).unwrap())
  const [findVersion] = useLazyFindAddonVersionQuery()
  const editing = useEditing((id) => findVersion(id).unwrap())
  const nameOf = useCallback(
    (addon: Addon) => `${addon.addon_name} of ${nameProduct(addon.product_id, products)}`,
    [products],
  )

  return (
    <>
      <RecordList
        words={WORDS}
        query={query}
        columns={columns}
        nameOf={nameOf}
        textsOf={({ addon_name, product_id }) => [addon_name, nameProduct(product_id, products)]}
        onAdd={editing.add}
        addReason={products?.length === 0 ? 'An addon needs a rental service; there is none yet.' : undefined}
        onEdit={editing.edit}
        onDelete={(addon) => deletion.ask({ id: addon.id, name: nameOf(addon) })}
      />
      <AddonDialog
        key={editing.turn}
        version={editing.version}
        products={products ?? []}
        open={editing.isOpen}
        onClose={editing.close}
      />
      <DeleteRecordDialog inHand={deletion} one={WORDS.one}>
        Bookings that have it keep it.
      </DeleteRecordDialog>
    </>
  )
}
