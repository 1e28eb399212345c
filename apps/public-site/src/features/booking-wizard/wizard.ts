import { type BookingWindow, type CalendarDate, parseDecimal, validateBookingDate } from '@luzzu/domain'
import type { Addon, ProductWithAddons } from '@luzzu/domain/contracts'
import type { BookingDraft } from '../../platform/draft/booking-draft'

export const STEPS = ['details', 'date', 'time', 'confirm'] as const
export type Step = (typeof STEPS)[number]

/** The choices so far. */
export type Wizard = Pick<
  BookingDraft,
  'step' | 'addonIds' | 'date' | 'slotId' | 'guests' | 'requestedGuests' | 'insteadOf'
>

/**
 * What the steps depend on: the current day, the booking window, the days on which the product is offered, and the
 * available slots of the selected day.
 */
export type Conditions = {
  today: CalendarDate
  windowDays: BookingWindow
  isOffered: (date: string) => boolean
  isOpen: (date: string, slotId: number) => boolean
  /** Whether no slot of a day is free. */
  isFull: (date: string) => boolean
  acceptsGuests?: (guests: number | null) => boolean
}

export const INITIAL_WIZARD: Wizard = { step: 'details', addonIds: [], date: '', slotId: null }

export function canContinue(
  wizard: Wizard,
  { today, windowDays, isOffered, isOpen, acceptsGuests }: Conditions,
): boolean {
  const { step, date, slotId } = wizard
  switch (step) {
    case 'details':
      return acceptsGuests?.(guestsOf(wizard)) ?? true
    case 'confirm':
      return true
    case 'date':
      return validateBookingDate(date, today, windowDays).ok && isOffered(date)
    case 'time':
      return slotId !== null && isOpen(date, slotId)
  }
}

export function next(wizard: Wizard, conditions: Conditions): Wizard {
  const following = STEPS[STEPS.indexOf(wizard.step) + 1]
  return following && canContinue(wizard, conditions) ? { ...wizard, step: following } : wizard
}

export function back(wizard: Wizard): Wizard {
  const previous = STEPS[STEPS.indexOf(wizard.step) - 1]
  return previous ? { ...wizard, step: previous } : wizard
}

export function toggleAddon(wizard: Wizard, addonId: number): Wizard {
  const chosen = wizard.addonIds.includes(addonId)
  return {
    ...wizard,
    addonIds: chosen ? wizard.addonIds.filter((id) => id !== addonId) : [...wizard.addonIds, addonId],
  }
}

/** Drops add-ons that are no longer offered, and never skips a step. */
export function resumeDraft(draft: BookingDraft, product: ProductWithAddons, conditions: Conditions): Wizard {
  const offered = optionalAddons(product).map(({ id }) => id)
  const addonIds = draft.addonIds.filter((id) => offered.includes(id))
  const { step, date, slotId, guests, requestedGuests, insteadOf } = draft
  return limitStep({ addonIds, date, slotId, step, guests, requestedGuests, insteadOf }, conditions)
}

/** The wizard at its step, or at the first earlier step that is incomplete. */
export function limitStep(wizard: Wizard, conditions: Conditions): Wizard {
  let current: Wizard = { ...wizard, step: 'details' }
  while (current.step !== wizard.step && canContinue(current, conditions)) current = next(current, conditions)
  return current
}

/** The first step that is not complete. */
export function firstIncomplete(wizard: Wizard, conditions: Conditions): Step {
  return limitStep({ ...wizard, step: 'confirm' }, conditions).step
}

export function parseStep(name: string | null): Step | undefined {
  return STEPS.find((step) => step === name)
}

export function optionalAddons(product: ProductWithAddons): Addon[] {
  return product.addons.filter(({ included }) => included === 0)
}

export function chosenAddons(product: ProductWithAddons, { addonIds }: Wizard): Addon[] {
  return optionalAddons(product).filter(({ id }) => addonIds.includes(id))
}

/** How many guests come, as typed; `null` when nothing is, and `NaN` for what is no number. */
export function guestsOf({ guests = '' }: Wizard): number | null {
  return guests.trim() === '' ? null : (parseDecimal(guests.trim()) ?? Number.NaN)
}
