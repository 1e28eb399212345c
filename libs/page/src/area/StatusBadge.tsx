import type { BookingStatus } from '@luzzu/domain'
import { Badge, type BadgeProps } from '@luzzu/ui'
import { Check, Clock, X } from 'lucide-react'

const VARIANTS: Record<BookingStatus, Pick<BadgeProps, 'tone' | 'icon'>> = {
  Pending: { tone: 'pending', icon: <Clock aria-hidden="true" /> },
  Confirmed: { tone: 'confirmed', icon: <Check aria-hidden="true" /> },
  Cancelled: { tone: 'cancelled', icon: <X aria-hidden="true" /> },
}

/** The status of a booking as colored text. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  return <Badge {...VARIANTS[status]}>{status}</Badge>
}
