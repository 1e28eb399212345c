import type { ProductWithAddons } from '@luzzu/domain/contracts'
import { useState } from 'react'
import type { BookingError } from './confirm/booking-error'
import { useConfirmBooking } from './confirm/use-confirm-booking'
import { useSlots } from './use-slots'
import { useWizard } from './use-wizard'
import { totalOf, type Wizard } from './wizard'

/** Everything that the wizard knows and does: choices, slots, the total and the confirmation. */
export function useBooking(product: ProductWithAddons, onReload: () => Promise<unknown>) {
  const slots = useSlots(product.id)
  const { wizard, moved, hasLeft, ...way } = useWizard(product, slots)
  const [refusal, setRefusal] = useState<BookingError | null>(null)
  // What the server asks for what is chosen; the page's own sum, from prices that may be old, waits for another choice.
  const [asked, setAsked] = useState<number | null>(null)
  const total = asked ?? totalOf(product, wizard)

  function change(changed: Wizard) {
    setRefusal(null)
    setAsked(null)
    way.change(changed)
  }

  function go(changed: Wizard) {
    setRefusal(null)
    way.go(changed)
  }

  async function refuse(refused: BookingError) {
    way.sendTo({ ...wizard, step: refused.step, slotId: refused.step === 'time' ? null : wizard.slotId })
    setRefusal(refused)
    if (refused.total !== undefined) setAsked(refused.total)
    if (refused.total === undefined && refused.step !== 'details') return
    await onReload()
  }

  const confirmation = useConfirmBooking({
    product,
    wizard,
    total,
    onRefused: refuse,
    onBooked: way.finish,
  })
  if (confirmation.booking && hasLeft) confirmation.forget()
  const slot = slots.slots.data?.find(({ id }) => id === wizard.slotId && slots.isOpen(wizard.date, id))
  return { wizard, change, go, moved, slots, slot, total, refusal, confirmation }
}
