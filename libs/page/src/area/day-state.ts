import type { SlotStatus } from '@luzzu/domain'
import type { Availability } from '@luzzu/domain/contracts'
import type { DayState } from '@luzzu/ui'

type SlotState = Availability[number]['slots'][number]

/** State of a day in a calendar of a product: label for screen readers, tone for its marker. */
export const DAY_STATES = {
  free: { tone: 'free', text: 'Free' },
  few: { tone: 'few', text: 'Few left' },
  full: { tone: 'full', text: 'Full' },
  closed: { tone: 'closed', text: 'Closed' },
  notOffered: { tone: 'closed', text: 'Not offered' },
  tooSoon: { tone: 'closed', text: 'Too soon' },
  // While availability is unknown the day can be selected, and the server decides.
  unknown: { tone: 'closed', text: 'Open', disabled: false },
} as const satisfies Record<string, DayState>

/** The state of a day by its slots; those that are not offered on it do not count. */
export function stateOfDay(slots: readonly SlotState[] | undefined): DayState {
  if (!slots) return DAY_STATES.unknown
  const offered = slots.filter(({ status }) => status !== 'out_of_season')
  const open = offered.filter(({ remaining }) => remaining > 0).length
  if (open > 0) return open === offered.length ? DAY_STATES.free : DAY_STATES.few
  return whyNothingIsOpen(offered)
}

function whyNothingIsOpen(offered: readonly SlotState[]): DayState {
  if (offered.length === 0) return DAY_STATES.notOffered
  const has = (status: SlotStatus) => offered.some((slot) => slot.status === status)
  if (has('full')) return DAY_STATES.full
  if (has('closed')) return DAY_STATES.closed
  return has('notice') ? DAY_STATES.tooSoon : DAY_STATES.full
}

/** `Closed: Regatta`, or `Closed` without a reason; `undefined` when the slot is not closed. */
export function closedText(slot: SlotState | undefined): string | undefined {
  if (slot?.status !== 'closed') return undefined
  return slot.reason ? `Closed: ${slot.reason}` : DAY_STATES.closed.text
}
