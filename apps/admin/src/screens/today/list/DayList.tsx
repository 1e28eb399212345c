import type { CalendarDate } from '@luzzu/domain'
import { useStableHandler } from '@luzzu/ui'
import { DaySection } from './DaySection'
import type { DaySections } from './day-sections'
import { LIST_COPY as COPY, listMessages } from './list.copy'
import type { RowActions } from './row-actions'

/** When a whole slot comes back, its bookings are not to hide the current one. */
const MAX_AWAITED_OPEN = 5

type DayListProps = RowActions & { sections: DaySections; isToday: boolean; today: CalendarDate }

/** The bookings of a day, a line for each: who has not returned, the slots in progress and to come, and ended ones folded. */
export function DayList({ sections: { awaited, open, ended }, isToday, today, ...handlers }: DayListProps) {
  const actions = {
    today,
    onDecide: useStableHandler(handlers.onDecide),
    onMove: useStableHandler(handlers.onMove),
  }
  return (
    <>
      {awaited.length > 0 && (
        <DaySection
          title={COPY.awaited}
          description={listMessages.awaited(awaited.length)}
          bookings={awaited}
          isFolded={awaited.length > MAX_AWAITED_OPEN}
          isUrgent
          showSlot
          {...actions}
        />
      )}
      {open.map((section) => (
        <DaySection
          key={section.slot.id}
          title={listMessages.slot(section.slot)}
          description={listMessages.section(section, isToday)}
          bookings={section.bookings}
          holds={section.holds}
          phase={section.phase}
          {...actions}
        />
      ))}
      {ended.map((section) => (
        <DaySection
          key={`ended ${section.slot.id}`}
          title={listMessages.slot(section.slot)}
          description={listMessages.section(section, isToday)}
          bookings={section.bookings}
          holds={section.holds}
          phase={section.phase}
          isFolded
          {...actions}
        />
      ))}
    </>
  )
}
