import type { CalendarDate } from '@luzzu/domain'
import { CalendarX2, LogOut, Plus } from 'lucide-react'
import { CLOSURES_COPY } from '../../booking/closures/closures.copy'
import { NEW_BOOKING_COPY } from '../../booking/new-booking/new-booking.copy'
import type { CommandPaletteProps } from '../command-palette/CommandPalette'
import { LAYOUT_COPY as COPY, layoutMessages } from '../layout.copy'

type Handlers = {
  startBooking: () => void
  bookOn: (date: CalendarDate) => void
  /** Begins with today where no date is given. */
  close: (date?: CalendarDate) => void
  logOut: () => void
}

/** What the command palette does, at once or on a day that was typed. */
export function paletteCommands({ startBooking, bookOn, close, logOut }: Handlers) {
  return {
    commands: [
      { label: NEW_BOOKING_COPY.title, icon: Plus, keys: ['N'], run: startBooking },
      { label: CLOSURES_COPY.add, icon: CalendarX2, keywords: CLOSING, run: () => close() },
    ],
    dayCommands: [
      { label: layoutMessages.newBookingOn, icon: Plus, keywords: 'reserve', run: bookOn },
      { label: layoutMessages.close, icon: CalendarX2, keywords: CLOSING, run: close },
    ],
    settings: [{ label: COPY.logOut, icon: LogOut, keywords: 'logout sign out', run: logOut }],
  } satisfies Partial<CommandPaletteProps>
}

const CLOSING = 'closures closed day weather holiday'
