import { formatMoney } from '@luzzu/domain'
import type { Activity, Product } from '@luzzu/domain/contracts'
import type { Column } from '@luzzu/ui'
import { size } from '@luzzu/ui'
import { Ship } from 'lucide-react'
import { activityLabel } from '../record-labels'
import { Thumb } from './ProductFields.styles'

export function productColumns(
  activities: readonly Activity[] | undefined,
  currency: string,
): Column<Product>[] {
  return [
    {
      key: 'name',
      header: 'Name',
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
    },
    {
      key: 'activity',
      header: 'Activity Type',
      cell: ({ activity_id }) => activityLabel(activity_id, activities),
    },
    {
      key: 'persons',
      header: 'Max Persons',
      width: size(32),
      align: 'end',
      cell: ({ max_persons }) => max_persons,
    },
    {
      key: 'price',
      header: 'Price',
      width: size(32),
      align: 'end',
      cell: ({ price }) => formatMoney(price, currency),
    },
  ]
}
