import type { ActivityType } from '@luzzu/domain'
import { Gauge, Kayak, type LucideIcon, Sailboat } from 'lucide-react'

const ICONS: Record<ActivityType, LucideIcon> = { Boat: Sailboat, Kayak, 'Jet Ski': Gauge }

export function ActivityIcon({ type }: { type: ActivityType }) {
  const Icon = ICONS[type]
  return <Icon aria-hidden="true" />
}
