import { formatMoney, PRODUCT_FIELDS } from '@luzzu/domain'
import type { Activity, Product } from '@luzzu/domain/contracts'
import type { Column } from '@luzzu/ui'
import { Ship } from 'lucide-react'
import { recordColumns } from '../../../platform/records/record-columns'
import { Thumb } from '../fields.styles'
import { activityLabel } from '../record-labels'

const column = recordColumns<Product>(PRODUCT_FIELDS)

export function productColumns(
  activities: readonly Activity[] | undefined,
  currency: string,
): Column<Product>[] {
  return [
    column('name', {
      isRowHeader: true,
      cell: ({ name, image_url }) => (
        <Thumb>
          {image_url ? (
            <img src={image_url} alt="" width={40} height={30} loading="lazy" />
          ) : (
            <Ship aria-hidden="true" />
          )}
          {name}
        </Thumb>
      ),
    }),
    column('activity_id', { cell: ({ activity_id }) => activityLabel(activity_id, activities) }),
    column('max_persons'),
    column('price', { cell: ({ price }) => formatMoney(price, currency) }),
  ]
}
