import type { Activity } from '@luzzu/domain/contracts'
import type { Column } from '@luzzu/ui'
import { size } from '@luzzu/ui'

export const ACTIVITY_COLUMNS: readonly Column<Activity>[] = [
  { key: 'name', header: 'Name', width: '22%', isRowHeader: true, cell: ({ name }) => name },
  { key: 'type', header: 'Type', width: size(28), cell: ({ type }) => type },
  {
    key: 'description',
    header: 'Description',
    clip: true,
    bareOnPhone: true,
    cell: ({ description }) => <span title={description}>{description}</span>,
  },
]
