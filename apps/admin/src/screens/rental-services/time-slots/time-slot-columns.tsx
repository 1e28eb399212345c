import { formatDuration, TIME_SLOT_FIELDS } from '@luzzu/domain'
import type { TimeSlot } from '@luzzu/domain/contracts'
import { Badge, type Column, size } from '@luzzu/ui'
import { recordColumns } from '../../../platform/records/record-columns'
import { TIME_SLOT_COPY as COPY } from '../rental-services.copy'

const column = recordColumns<TimeSlot>(TIME_SLOT_FIELDS)

export const TIME_SLOT_COLUMNS: readonly Column<TimeSlot>[] = [
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
