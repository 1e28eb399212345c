import { useListActivitiesQuery } from '@luzzu/api-client/activities'
import { useDeleteProductMutation, useListProductsQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useLazyFindProductVersionQuery } from '@luzzu/api-client/versions'
import type { Product } from '@luzzu/domain/contracts'
import { useMemo } from 'react'
import { DeleteRecordDialog } from '../../../records/DeleteRecordDialog'
import { RecordList } from '../../../records/list/RecordList'
import { useDeleteRecord } from '../../../records/use-delete-record'
import { useEditing } from '../../../records/use-editing'
import { nameActivity } from '../naming'
import { PRODUCT_WORDS as WORDS } from '../rental-words'
import { ProductDialog } from './ProductDialog'
import { productColumns } from './product-columns'

const nameOf = ({ name }: Product) => name

/** What can be rented. */
export function ProductsTab() {
  const query = useListProductsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: activities } = useListActivitiesQuery()
  const { currency } = useSite()
  const columns = useMemo(() => productColumns(activities, currency), [activities, currency])
  const [remove] = useDeleteProductMutation()
  const deletion = useDeleteRecord((id) => remove(id).unwrap())
  const [findVersion] = useLazyFindProductVersionQuery()
  const editing = useEditing((id) => findVersion(id).unwrap())

  return (
    <>
      <RecordList
        words={WORDS}
        query={query}
        columns={columns}
        nameOf={nameOf}
        textsOf={({ name, description, activity_id }) => [
          name,
          description,
          nameActivity(activity_id, activities),
        ]}
        onAdd={editing.add}
        addReason={
          activities?.length === 0 ? 'A rental service needs an activity type; there is none yet.' : undefined
        }
        onEdit={editing.edit}
        onDelete={deletion.ask}
      />
      <ProductDialog
        key={editing.turn}
        version={editing.version}
        activities={activities ?? []}
        open={editing.isOpen}
        onClose={editing.close}
      />
      <DeleteRecordDialog inHand={deletion} one={WORDS.one}>
        Visitors can no longer book it; the bookings it has stay as they are.
      </DeleteRecordDialog>
    </>
  )
}
