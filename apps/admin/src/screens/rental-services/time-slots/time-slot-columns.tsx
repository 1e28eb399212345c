import { formatDuration } from '@luzzu/domain'
import type { TimeSlot } from '@luzzu/domain/contracts'
import { Badge, type Column, size } from '@luzzu/ui'
import { TIME_SLOT_COPY as COPY, TIME_SLOT_FIELD_LABELS as LABELS } from '../rental-services.copy'

export const TIME_SLOT_COLUMNS: readonly Column<TimeSlot>[] = [
  { key: 'name', header: LABELS.name, isRowHeader: true, cell: ({ name }) => name },
  { key: 'times', header: LABELS.time_range, width: size(40), cell: ({ time_range }) => time_range },
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
        <Badge tone="neutral">{COPY.archived}</Badge>
      ) : (
        <Badge tone="confirmed">{COPY.bookable}</Badge>
      ),
  },
]
