import { CLOSURES_COPY } from '../../booking/closures/closures.copy'
import { NEW_BOOKING_COPY } from '../../booking/new-booking/new-booking.copy'
import { lazyDialog } from '../../platform/lazy-dialog'
import { PaletteLoading } from '../command-palette/PaletteLoading'
import { LAYOUT_COPY } from '../layout.copy'

export const NewBookingDialog = lazyDialog(
  async () => (await import('../../booking/new-booking/NewBookingDialog')).NewBookingDialog,
  NEW_BOOKING_COPY.title,
)

export const ClosureDialog = lazyDialog(
  async () => (await import('../../booking/closures/ClosureDialog')).ClosureDialog,
  CLOSURES_COPY.formTitle,
)

export const CommandPalette = lazyDialog(
  async () => (await import('../command-palette/CommandPalette')).CommandPalette,
  LAYOUT_COPY.search,
  PaletteLoading,
)
