import { DEFAULT_SETTINGS } from './default-settings'
import type { Contact, Settings } from './settings'

/** What a business does on its first day, in this order. */
export const SET_UP_STEPS = [
  'business',
  'meeting_point',
  'opening_hours',
  'time_slots',
  'first_product',
  'prices',
  'samples',
  'mail_server',
  'notify_mail',
  'backups',
] as const
export type SetUpStep = (typeof SET_UP_STEPS)[number]

/** What is true of an installation. */
export type SetUpState = {
  settings: Settings
  /** Whether a time slot differs from those of the installation. */
  hasOwnSlots: boolean
  /** Of the products that are no samples. */
  ownProducts: readonly { price: number }[]
  /** How many samples are left. */
  samples: number
  /** Whether emails are sent; without a server they only lie in the data folder. */
  hasMailServer: boolean
  /** Whether there is a backup that is whole; `null` where somebody else makes them. */
  hasBackup: boolean | null
}

const { contact: SAMPLE, opening_hours: SAMPLE_HOURS } = DEFAULT_SETTINGS
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const CONTACT_PARTS = ['phone', 'mail', 'address'] as const
type Reached = { contact: Pick<Contact, (typeof CONTACT_PARTS)[number]> }

/** Parts of the contact that are still those of the sample. */
export const sampleContactOf = ({ contact }: Reached) =>
  CONTACT_PARTS.filter((part) => contact[part] === SAMPLE[part])

/** The email address of the business, once it has set its own. */
export const ownEmailOf = ({ contact }: Reached): string | undefined =>
  contact.mail === SAMPLE.mail || contact.mail === '' ? undefined : contact.mail

/** Links that lead nowhere, because they stand for accounts that do not exist. */
export const isSampleLink = ({ url }: { url: string }) => url.startsWith('#')

/** The steps with what is done, which follows from what is true and is never ticked. */
export function setUpSteps(state: SetUpState): { step: SetUpStep; is_done: boolean }[] {
  const { settings, ownProducts, hasBackup } = state
  const done: Record<SetUpStep, boolean | null> = {
    business: settings.site_name !== DEFAULT_SETTINGS.site_name && sampleContactOf(settings).length === 0,
    meeting_point: settings.meeting_point !== null,
    opening_hours: settings.opening_hours_confirmed || !isSame(settings.opening_hours, SAMPLE_HOURS),
    time_slots: settings.time_slots_confirmed || state.hasOwnSlots,
    first_product: ownProducts.length > 0,
    prices: ownProducts.length > 0 && ownProducts.every(({ price }) => price > 0),
    samples: state.samples === 0,
    mail_server: state.hasMailServer,
    notify_mail: settings.notify_mail !== null,
    backups: hasBackup,
  }
  return SET_UP_STEPS.flatMap((step) => {
    const is_done = done[step]
    return is_done === null ? [] : [{ step, is_done }]
  })
}
