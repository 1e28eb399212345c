import { LIST_QUERY } from '@luzzu/api-client'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useDeleteTimeSlotMutation, useListAllTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { useLazyFindTimeSlotVersionQuery } from '@luzzu/api-client/versions'
import { formatDuration, sortTimeSlots, TIME_SLOT_FIELDS } from '@luzzu/domain'
import type { Product, TimeSlot } from '@luzzu/domain/contracts'
import { Badge, type Column, size } from '@luzzu/ui'
import { RecordScreen } from '../../../platform/records/RecordScreen'
import { recordColumns } from '../../../platform/records/record-columns'
import { TIME_SLOT_COPY as COPY } from '../rental-services.copy'
import { TimeSlotDialog } from './TimeSlotDialog'
import { productsInWords, shortProducts } from './time-slot-form'

const nameOf = ({ name, time_range }: TimeSlot) => `${name} ${time_range}`

/** The time slots of the day, which may overlap; archived ones too. */
export function TimeSlotsTab() {
  const query = useListAllTimeSlotsQuery(undefined, LIST_QUERY)
  const { data: products } = useListProductsQuery()
  const [remove] = useDeleteTimeSlotMutation()
  const [find] = useLazyFindTimeSlotVersionQuery()

  return (
    <RecordScreen
      copy={COPY}
      query={{ ...query, data: query.data && sortTimeSlots(query.data) }}
      columns={timeSlotColumns(products)}
      nameOf={nameOf}
      textsOf={({ name, time_range }) => [name, time_range]}
      find={(id) => find(id)}
      remove={(id) => remove(id)}
      consequence={COPY.consequence}
    >
      {(editor, formKey) => <TimeSlotDialog key={formKey} {...editor} />}
    </RecordScreen>
  )
}

const column = recordColumns<TimeSlot>(TIME_SLOT_FIELDS)

const timeSlotColumns = (products: readonly Product[] = []): readonly Column<TimeSlot>[] => [
  column('name', { isRowHeader: true }),
  column('time_range', { width: size(30) }),
  {
    key: 'duration',
    header: COPY.duration,
    width: size(38),
    cell: ({ time_range }) => formatDuration(time_range),
  },
  {
    key: 'products',
    header: COPY.offeredBy,
    cell: ({ product_ids = null }) => (
      <span title={productsInWords(product_ids, products)}>{shortProducts(product_ids, products)}</span>
    ),
  },
  {
    key: 'state',
    header: COPY.state,
    width: size(32),
    bareInCard: true,
    cell: ({ archived }) =>
      archived ? (
        <Badge tone="neutral">{TIME_SLOT_FIELDS.archived.label}</Badge>
      ) : (
        <Badge tone="confirmed">{COPY.bookable}</Badge>
      ),
  },
]
