import { useSite } from '@luzzu/api-client/site'
import type { AttendanceMark, CalendarDate, SlotPhase } from '@luzzu/domain'
import type { Hold } from '@luzzu/domain/contracts'
import { Badge, useStableHandler } from '@luzzu/ui'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { attendanceMessages } from '../../../booking/attendance/attendance.copy'
import type { DaySlot } from '../../../booking/day-slots'
import { guestsMessages } from '../../../booking/guests.copy'
import { resellerMessages } from '../../../booking/resellers/resellers.copy'
import { AWAITED, foldSection, type ListView } from '../day-view'
import { BookingRow } from './BookingRow'
import { Booked, Details, Line, Name } from './BookingRow.styles'
import { Rows, Section, SectionHead } from './DaySection.styles'
import type { DayBooking, DaySections } from './day-sections'
import { LIST_COPY as COPY, listMessages } from './list.copy'
import type { RowActions } from './row-actions'

/** When a whole slot comes back, its bookings are not to hide the current one. */
const MAX_AWAITED_OPEN = 5

type DayListProps = RowActions & {
  sections: DaySections
  isToday: boolean
  /** Whether the list is what was searched for, of which nothing is folded. */
  isFound: boolean
  /** Which sections staff have opened and folded, which a search leaves as it is. */
  view: ListView
  today: CalendarDate
  /** What closures do to a slot, in words. */
  closedIn: (slot: DaySlot) => string | undefined
  /** The booking that is opened at first, in its slot. */
  linkedId: number | undefined
}

/** The bookings of a day, a line for each: who has not returned, the slots in progress and to come, and ended ones folded. */
export function DayList({
  sections: { awaited, open, ended },
  isToday,
  isFound,
  view,
  today,
  closedIn,
  linkedId,
  ...handlers
}: DayListProps) {
  const { opened, folded } = view.filters
  const foldOf = (key: string, isFolded = false) => ({
    isFolded: !isFound && (folded.includes(key) || (isFolded && !opened.includes(key))),
    onFold: (isOpen: boolean) => !isFound && view.narrow(foldSection(view.filters, key, isOpen)),
  })
  const details = useOpenDetails(linkedId)
  const actions = {
    today,
    linkedId,
    isDetailed: details.isOpen,
    onOpen: details.onOpen,
    onView: useStableHandler(handlers.onView),
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
          {...foldOf(AWAITED, awaited.length > MAX_AWAITED_OPEN)}
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
          closed={closedIn(section.slot)}
          bookings={section.bookings}
          holds={section.holds}
          phase={section.phase}
          {...foldOf(String(section.slot.id))}
          {...actions}
        />
      ))}
      {ended.map((section) => (
        <DaySection
          key={`ended ${section.slot.id}`}
          title={listMessages.slot(section.slot)}
          description={listMessages.section(section, isToday)}
          notReturned={section.awaited.length}
          closed={closedIn(section.slot)}
          bookings={section.bookings}
          holds={section.holds}
          phase={section.phase}
          {...foldOf(String(section.slot.id), true)}
          {...actions}
        />
      ))}
    </>
  )
}

/** Whose details are open, wherever in the list a booking is: one that is moved to another slot stays open. */
function useOpenDetails(linkedId: number | undefined) {
  const [opened, setOpened] = useState<readonly number[]>(linkedId === undefined ? [] : [linkedId])
  const onOpen = useStableHandler((id: number, isOpen: boolean) =>
    setOpened((ids) => (isOpen ? [...ids, id] : ids.filter((other) => other !== id))),
  )
  return { isOpen: (id: number) => opened.includes(id), onOpen }
}

type DaySectionProps = RowActions & {
  today: CalendarDate
  /** Whether the details of a booking are open. */
  isDetailed: (id: number) => boolean
  onOpen: (id: number, isOpen: boolean) => void
  linkedId: number | undefined
  title: string
  description: string
  /** What closures do to the slot. */
  closed?: string | undefined
  /** Bookings of the slot that are listed before all slots. */
  notReturned?: number
  bookings: readonly DayBooking[]
  holds?: readonly Hold[]
  phase?: SlotPhase
  /** Whether the section is closed at first. */
  isFolded: boolean
  /** Called once it is opened or folded. */
  onFold: (isOpen: boolean) => void
  isUrgent?: boolean
  /** Whether the bookings are of several slots. */
  showSlot?: boolean
}

/** Bookings under a heading that folds them. */
function DaySection({
  title,
  description,
  closed,
  notReturned = 0,
  bookings,
  holds = [],
  phase,
  isFolded,
  onFold,
  isUrgent,
  linkedId,
  isDetailed,
  ...rest
}: DaySectionProps) {
  const [isOpen, setOpen] = useState(!isFolded || bookings.some(({ id }) => id === linkedId))
  const id = useId()
  const countMarked = (kind: AttendanceMark['kind']) =>
    bookings.filter(({ mark }) => mark?.kind === kind).length
  const [late, absent] = [countMarked('late'), countMarked('absent')]
  const pending = bookings.filter(({ status }) => status === 'Pending').length

  return (
    <Section aria-labelledby={`${id}-title`} data-phase={phase} data-urgent={isUrgent || undefined}>
      <SectionHead>
        <h2 id={`${id}-title`}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-rows`}
            onClick={() => {
              setOpen(!isOpen)
              onFold(!isOpen)
            }}
          >
            <ChevronDown aria-hidden="true" />
            {title}
          </button>
        </h2>
        <p>{description}</p>
        {closed && <Badge tone="cancelled">{closed}</Badge>}
        {late > 0 && <Badge tone="highlight">{attendanceMessages.late(late)}</Badge>}
        {absent > 0 && <Badge tone="highlight">{attendanceMessages.absent(absent)}</Badge>}
        {notReturned > 0 && <Badge tone="cancelled">{attendanceMessages.notReturned(notReturned)}</Badge>}
        {pending > 0 && <Badge tone="pending">{listMessages.pending(pending)}</Badge>}
      </SectionHead>
      <Rows id={`${id}-rows`} hidden={!isOpen}>
        {isOpen &&
          bookings.map((booking) => (
            <BookingRow
              key={booking.id}
              booking={booking}
              isOpen={isDetailed(booking.id)}
              isDue={isUrgent || phase === 'in_progress'}
              {...rest}
            />
          ))}
        {isOpen && holds.map((hold) => <HoldRow key={`hold ${hold.id}`} hold={hold} />)}
      </Rows>
    </Section>
  )
}

/** A unit that a reseller keeps for some minutes. There is nothing to be done with it but to wait. */
function HoldRow({ hold }: { hold: Hold }) {
  const { time_zone } = useSite()
  return (
    <li>
      <Line data-held>
        <Details>
          <Booked>
            <Name>{resellerMessages.onHold(hold, time_zone)}</Name>
            <span data-product>{hold.product_name}</span>
          </Booked>
          <span data-guests>{guestsMessages.guests(hold.guests)}</span>
        </Details>
      </Line>
    </li>
  )
}
