import { LIST_QUERY } from '@luzzu/api-client'
import { useDeleteTimeSlotMutation, useListAllTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { useLazyFindTimeSlotVersionQuery } from '@luzzu/api-client/versions'
import type { TimeSlot } from '@luzzu/domain/contracts'
import { RecordScreen } from '../../../platform/records/RecordScreen'
import { TIME_SLOT_COPY as COPY } from '../rental-services.copy'
import { TimeSlotDialog } from './TimeSlotDialog'
import { TIME_SLOT_COLUMNS } from './time-slot-columns'

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
