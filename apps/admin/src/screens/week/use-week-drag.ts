import {
  type Active,
  type Announcements,
  type CollisionDetection,
  closestCenter,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardCode,
  type KeyboardCodes,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  type Over,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useListAvailabilityForBookingQuery } from '@luzzu/api-client/bookings'
import type { CalendarDate } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { formatRemainingUnits, SLOT_STATUS_TEXTS, type SlotState } from '@luzzu/page/area'
import { useState } from 'react'
import { weekMessages } from './week.copy'

/** How far the mouse goes before a press becomes a drag, in pixels. */
const DRAG_DISTANCE = 6
const STEPS: Readonly<Record<string, number>> = { [KeyboardCode.Left]: -1, [KeyboardCode.Right]: 1 }

/** Enter opens a booking that is not carried, as a press of the mouse does. */
const KEYS: KeyboardCodes = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter, KeyboardCode.Tab],
}

const bookingOf = (active: Active) => active.data.current as ManifestEntry
const dateOf = (over: Over) => over.data.current as { date: CalendarDate }

const isOwnDay = (active: Active, date: CalendarDate) => bookingOf(active).booking_date.startsWith(date)

type WeekDragOptions = {
  dates: readonly CalendarDate[]
  onDrop: (booking: ManifestEntry, date: CalendarDate) => void
}

/** A drop that was refused, and why. */
type Refusal = { productId: number; date: CalendarDate; text: string }

/** Drags a booking to another day by mouse or keyboard, and says what happens. */
export function useWeekDrag({ dates, onDrop }: WeekDragOptions) {
  const [dragged, setDragged] = useState<ManifestEntry>()
  const [isByKeyboard, setByKeyboard] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [dayOver, setDayOver] = useState<CalendarDate>()
  const { currentData } = useListAvailabilityForBookingQuery(
    { id: dragged?.id ?? 0, from: dates[0] ?? '', to: dates.at(-1) ?? '' },
    { skip: !dragged },
  )
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepToDay, keyboardCodes: KEYS }),
  )

  const slotOn = (date: string) =>
    currentData?.find((one) => one.date === date)?.slots.find(({ slot_id }) => slot_id === dragged?.slot_id)

  /** Whether the dragged booking's slot is free on a day. */
  function availabilityOn(date: string): string | undefined {
    const slot = slotOn(date)
    return dragged && slot && weekMessages.slot(dragged.slot_name, slotStateText(slot))
  }

  /** Why the dragged booking cannot be dropped on a day. While its availability is unknown the server decides. */
  const refusalOn = (date: string) =>
    slotOn(date)?.remaining === 0 && !dragged?.booking_date.startsWith(date)
      ? availabilityOn(date)
      : undefined

  function putDown() {
    setDragged(undefined)
    setDayOver(undefined)
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    putDown()
    if (!over || isOwnDay(active, dateOf(over).date)) return
    const { date } = dateOf(over)
    const why = refusalOn(date)
    if (why === undefined) return onDrop(bookingOf(active), date)
    const { username, id_product_fk: productId } = bookingOf(active)
    setRefusal({ productId, date, text: weekMessages.refused(username, date, why) })
  }

  return {
    dragged,
    isByKeyboard,
    availabilityOn,
    refusalOn,
    /** Why the day below the dragged booking would refuse it. */
    refusalBelow: dayOver && refusalOn(dayOver),
    /** The last drop, if it was refused. */
    refusal,
    context: {
      sensors,
      collisionDetection: dayUnder,
      onDragStart: ({ active, activatorEvent }: Pick<DragStartEvent, 'active' | 'activatorEvent'>) => {
        setRefusal(undefined)
        setByKeyboard(activatorEvent instanceof KeyboardEvent)
        setDragged(bookingOf(active))
      },
      onDragOver: ({ over }: { over: Over | null }) => setDayOver(over ? dateOf(over).date : undefined),
      onDragEnd,
      onDragCancel: putDown,
    },
    announcements: announcementsWith(availabilityOn, refusalOn),
  }
}

/** The mouse is over a day; a booking that is carried by keyboard is nearest to one. */
const dayUnder: CollisionDetection = (drag) =>
  drag.pointerCoordinates ? pointerWithin(drag) : closestCenter(drag)

/** The arrow keys carry a booking to the next day of its product. */
const stepToDay: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code]
  if (!step || !context.collisionRect) return undefined
  event.preventDefault()
  const days = context.droppableContainers.getEnabled()
  const next = days[days.findIndex(({ id }) => id === context.over?.id) + step]
  const rect = next && context.droppableRects.get(next.id)
  if (!rect) return undefined
  const { width, height } = context.collisionRect
  return { x: rect.left + (rect.width - width) / 2, y: rect.top + (rect.height - height) / 2 }
}

type OnDate = (date: string) => string | undefined

function announcementsWith(availabilityOn: OnDate, refusalOn: OnDate): Announcements {
  const { picked, over: onDay, nowhere, dropped, refused, stays } = weekMessages
  const nameOf = (active: Active) => bookingOf(active).username
  return {
    onDragStart: ({ active }) => picked(nameOf(active)),
    onDragOver: ({ active, over }) => {
      if (!over) return nowhere
      const { date } = dateOf(over)
      return isOwnDay(active, date) ? picked(nameOf(active), date) : onDay(date, availabilityOn(date))
    },
    onDragEnd: ({ active, over }) => {
      if (!over || isOwnDay(active, dateOf(over).date)) return stays(nameOf(active))
      const { date } = dateOf(over)
      const why = refusalOn(date)
      return why === undefined ? dropped(nameOf(active), date) : refused(nameOf(active), date, why)
    },
    onDragCancel: ({ active }) => stays(nameOf(active)),
  }
}

/** Not in `week.copy.ts`, which the build reads without the components of the page. */
export function slotStateText({ status, remaining, reason }: SlotState): string {
  if (status === 'open') return formatRemainingUnits(remaining)
  const text = SLOT_STATUS_TEXTS[status].toLowerCase()
  return reason ? `${text} (${reason})` : text
}
