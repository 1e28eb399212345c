import { LIST_QUERY } from '@luzzu/api-client'
import { useDeleteTimeSlotMutation, useListAllTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { useLazyFindTimeSlotVersionQuery } from '@luzzu/api-client/versions'
import { formatDuration, TIME_SLOT_FIELDS } from '@luzzu/domain'
import type { TimeSlot } from '@luzzu/domain/contracts'
import { Badge, type Column, size } from '@luzzu/ui'
import { RecordScreen } from '../../../platform/records/RecordScreen'
import { recordColumns } from '../../../platform/records/record-columns'
import { TIME_SLOT_COPY as COPY } from '../rental-services.copy'
import { TimeSlotDialog } from './TimeSlotDialog'

const nameOf = ({ name, time_range }: TimeSlot) => `${name} ${time_range}`

/** The time slots of the day, which may overlap; archived ones too. */
export function TimeSlotsTab() {
  const query = useListAllTimeSlotsQuery(undefined, LIST_QUERY)
  const [remove] = useDeleteTimeSlotMutation()
  const [find] = useLazyFindTimeSlotVersionQuery()

  return (
    <RecordScreen
      copy={COPY}
      query={query}
      columns={TIME_SLOT_COLUMNS}
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

const TIME_SLOT_COLUMNS: readonly Column<TimeSlot>[] = [
  column('name', { isRowHeader: true }),
  column('time_range', { width: size(40) }),
  {
    key: 'duration',
    header: COPY.duration,
    width: size(32),
    cell: ({ time_range }) => formatDuration(time_range),
  },
  {
    key: 'state',
    header: COPY.state,
    width: size(32),
    bareOnPhone: true,
    cell: ({ archived }) =>
      archived ? (
        <Badge tone="neutral">{TIME_SLOT_FIELDS.archived.label}</Badge>
      ) : (
        <Badge tone="confirmed">{COPY.bookable}</Badge>
      ),
  },
]
