import type { BookingStatus } from '@luzzu/domain'
import { Badge, type BadgeProps } from '@luzzu/ui'
import { Check, Clock, type LucideIcon, X } from 'lucide-react'

const LOOKS: Record<BookingStatus, { tone: BadgeProps['tone']; Icon: LucideIcon }> = {
  Pending: { tone: 'pending', Icon: Clock },
  Confirmed: { tone: 'confirmed', Icon: Check },
  Cancelled: { tone: 'cancelled', Icon: X },
}

export function StatusBadge({ status }: { status: BookingStatus }) {
  const { tone, Icon } = LOOKS[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {status}
    </Badge>
  )
}
