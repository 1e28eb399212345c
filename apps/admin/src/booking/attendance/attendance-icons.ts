import { Check, CornerDownLeft, type LucideIcon, UserX } from 'lucide-react'
import type { RecordedState } from './likely-states'

export const ATTENDANCE_ICONS = {
  checked_in: Check,
  returned: CornerDownLeft,
  no_show: UserX,
} as const satisfies Record<RecordedState, LucideIcon>
