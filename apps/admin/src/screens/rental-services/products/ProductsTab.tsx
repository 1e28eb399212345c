import { LIST_QUERY } from '@luzzu/api-client'
import { useListActivitiesQuery } from '@luzzu/api-client/activities'
import { useDeleteProductMutation, useListProductsQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useLazyFindProductVersionQuery } from '@luzzu/api-client/versions'
import type { Product } from '@luzzu/domain/contracts'
import { useMemo } from 'react'
import { RecordScreen } from '../../../platform/records/RecordScreen'
import { usePricingEditor } from '../pricing/use-pricing-editor'
import { activityLabel } from '../record-labels'
import { PRODUCT_COPY } from '../rental-services.copy'
import { ProductDialog } from './ProductDialog'
import { productColumns } from './product-columns'

const nameOf = ({ name }: Product) => name
const NEEDS_ACTIVITY = 'Create an activity type first.'

export function ProductsTab() {
  const query = useListProductsQuery(undefined, LIST_QUERY)
  const { data: activities } = useListActivitiesQuery()
  const { currency } = useSite()
  const columns = useMemo(() => productColumns(activities, currency), [activities, currency])
  const [remove] = useDeleteProductMutation()
  const pricing = usePricingEditor(query.data)
  const [find] = useLazyFindProductVersionQuery()

  return (
    <>
      <RecordScreen
        copy={PRODUCT_COPY}
        query={query}
        columns={columns}
        nameOf={nameOf}
        textsOf={({ name, description, activity_id }) => [
          name,
          description,
          activityLabel(activity_id, activities),
        ]}
        actionsOf={pricing.actionsOf}
        isOtherOpen={pricing.isOpen}
        addReason={activities?.length === 0 ? NEEDS_ACTIVITY : undefined}
        find={(id) => find(id)}
        remove={(id) => remove(id)}
        consequence="Visitors can no longer book it. Existing bookings stay unchanged."
      >
        {(editor, formKey) => <ProductDialog key={formKey} activities={activities ?? []} {...editor} />}
      </RecordScreen>
      {pricing.dialog}
    </>
  )
}
