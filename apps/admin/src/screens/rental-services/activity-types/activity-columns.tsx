import { ACTIVITY_FIELDS } from '@luzzu/domain'
import type { Activity } from '@luzzu/domain/contracts'
import { size } from '@luzzu/ui'
import { recordColumns } from '../../../platform/records/record-columns'

const column = recordColumns<Activity>(ACTIVITY_FIELDS)

export const ACTIVITY_COLUMNS = [
  column('name', { width: '22%', isRowHeader: true }),
  column('type', { width: size(28) }),
  column('description', { clip: true, bareOnPhone: true }),
]
