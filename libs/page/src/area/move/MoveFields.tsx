import { LIST_QUERY, useNow, useSession } from '@luzzu/api-client'
import { useListAvailabilityForBookingQuery } from '@luzzu/api-client/bookings'
import { useFindProductQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import {
  clampDate,
  dateIn,
  formatMoney,
  lastBookableDay,
  monthOf,
  parseCalendarDate,
  sortTimeSlots,
} from '@luzzu/domain'
import {
  Alert,
  Button,
  DatePicker,
  EmptyState,
  ErrorState,
  media,
  RadioCards,
  Skeleton,
  size,
  token,
} from '@luzzu/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { ClosedDays } from '../closed-days/ClosedDays'
import { dayStateOutside } from '../day-state-outside'
import { useCraftName } from '../use-craft-name'
import {
  type BookingTime,
  dayStateOf,
  type MovableBooking,
  type MoveDay,
  periodOf,
  slotOptions,
} from './booking-time'
import { MOVE_COPY } from './move.copy'
import { totalAfterMove } from './use-moved-total'
import { useSlotsInSight } from './use-slots-in-sight'

type MoveFieldsProps = {
  booking: MovableBooking
  day: MoveDay
  slotId: number | null
  dateError: string | undefined
  orderToken: string | undefined
  onChoose: (change: Partial<BookingTime>) => void
}

/** The calendar and the time slots; the place of the booking itself counts as free. */
export function MoveFields({ booking, day, slotId, dateError, orderToken, onChoose }: MoveFieldsProps) {
  const { time_zone, booking_window_days, currency } = useSite()
  const today = dateIn(time_zone, useNow())
  const lastDay = lastBookableDay(today, booking_window_days)
  const [month, setMonth] = useState(monthOf(clampDate(parseCalendarDate(day.date) ?? today, today, lastDay)))
  const availability = useListAvailabilityForBookingQuery({
    id: booking.id,
    orderToken,
    ...periodOf(month, today, lastDay),
  })
  // After the session has ended with the dialog open, the login over it brings what was refused.
  const { token } = useSession()
  const reload = useEffectEvent(() => token !== null && availability.isError && availability.refetch())
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each token
  useEffect(() => {
    reload()
  }, [token])
  const slots = useListTimeSlotsQuery()
  const { data: product } = useFindProductQuery(booking.id_product_fk, LIST_QUERY)
  const craft = useCraftName(product)
  const dateAndSlots = useSlotsInSight<HTMLDivElement>(day.date)

  function slotChoice() {
    if (slots.isError) return <ErrorState onRetry={slots.refetch} retrying={slots.isFetching} />
    if (!slots.data)
      return <Skeleton shape="block" width="100%" height={size(68)} label={MOVE_COPY.loading} />
    if (slots.data.length === 0) return <EmptyState title={MOVE_COPY.noSlots} />
    const options = slotOptions(sortTimeSlots(slots.data), day, {
      craft,
      priceOf: (slot) =>
        product && (
          <>
            {formatMoney(totalAfterMove(booking, product, { date: day.date, slot }), currency)}
            {booking.addons.length > 0 && <small>{MOVE_COPY.withAddons}</small>}
          </>
        ),
    })
    const chosen = options.find(({ value, disabled }) => value === String(slotId) && !disabled)
    return (
      <RadioCards
        legend={MOVE_COPY.slots}
        // An empty value instead of `undefined`, which would leave an unavailable slot checked.
        value={chosen?.value ?? ''}
        onChange={(value) => onChoose({ slotId: Number(value) })}
        options={options}
      />
    )
  }

  return (
    <>
      {availability.isError && (
        <Alert tone="warning" role="alert">
          {MOVE_COPY.availabilityFailed}{' '}
          <Button
            variant="plain"
            size="small"
            loading={availability.isFetching}
            onClick={() => availability.refetch()}
          >
            {MOVE_COPY.tryAgain}
          </Button>
        </Alert>
      )}
      <DateAndSlots {...dateAndSlots}>
        <DatePicker
          keepsErrorLine
          label={MOVE_COPY.date}
          value={day.date}
          onChange={(date) => onChoose({ date })}
          error={dateError}
          min={today}
          max={lastDay}
          initialMonth={month}
          onMonthChange={setMonth}
          dayState={(date) =>
            dayStateOutside(date, today, booking_window_days) ??
            dayStateOf(availability.currentData, date, day.current)
          }
        />
        {slotChoice()}
        <ClosedDays availability={availability.data?.filter(({ date }) => date >= today)} chosen={day.date} />
      </DateAndSlots>
    </>
  )
}

/** Beside each other where there is room: the slots follow the date, and are seen to. */
const DateAndSlots = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  align-items: start;

  > * {
    scroll-margin-block: ${token('space-3')};
  }
  ${media.tablet} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);

    /* What is closed follows the slots, which are shorter than the calendar. */
    > :first-child {
      grid-row: 1 / span 2;
    }

    /* Below the name of each slot, not only below the long ones. */
    em {
      display: block;
    }
  }
`
