import type { ComponentProps } from 'react'
import { latestOf } from '../../booking/details/latest-of'
import { ViewedBooking } from '../../booking/details/ViewedBooking'
import { MoveBooking } from '../../booking/moves/MoveBooking'

type Viewed = ComponentProps<typeof ViewedBooking>
type DayDialogsProps = Viewed & { moving: Viewed['viewing'] }

/** The dialogs about one booking of the day, over its row. */
export function DayDialogs({ moving, ...viewed }: DayDialogsProps) {
  return (
    <>
      <ViewedBooking {...viewed} />
      {moving.value && (
        <MoveBooking
          key={moving.formKey}
          booking={latestOf(moving.value, viewed.bookings)}
          open={moving.isOpen}
          onClose={moving.close}
        />
      )}
    </>
  )
}
