import type { ReadPhone } from '../accounts/phone'
import { type NewCustomer, validateGuest, validateNewCustomer } from '../accounts/registration'
import type { FieldErrors, Fields, Validated } from '../fields'
import type { BookingSource } from './booking-source'
import { ERASED_GUEST } from './staff-booking'

/** Whom staff call about a booking without an account; `mail` is `undefined` where it stays as it is. */
export type ContactChange = { name: string; phone: string; mail: string | null | undefined }

/** Checks a corrected contact by the rules of a customer whom staff add. */
export function validateContactChange(
  { name, phone, mail }: Fields<keyof ContactChange>,
  readPhone: ReadPhone,
): Validated<ContactChange> {
  // Who means that there is none says so: a blank is more likely a mistake.
  const validate = mail === undefined || mail === null ? validateNewCustomer : validateGuest
  const checked: Validated<NewCustomer, keyof NewCustomer> = validate(
    { username: name, phone, mail },
    readPhone,
  )
  if (!checked.ok) return { ok: false, errors: toContactErrors(checked.errors) }
  const { username, ...read } = checked.value
  return {
    ok: true,
    value: { name: username, phone: read.phone, mail: mail === undefined ? undefined : read.mail },
  }
}

const toContactErrors = ({
  username,
  ...errors
}: Partial<Record<keyof NewCustomer, string>>): FieldErrors => ({
  ...(username !== undefined && { name: username }),
  ...errors,
})

type Booked = { accountId: number | null; source: BookingSource | undefined; name: string | null | undefined }

/** Whether staff have made a booking for somebody without an account, who still has a name. */
export const isBookedByPhone = ({ accountId, source, name }: Booked): boolean =>
  accountId === null && source === 'staff' && typeof name === 'string' && name !== ERASED_GUEST
