import { fieldErrorsOf, isProblem } from '@luzzu/api-client'
import { useCreateBookingMutation } from '@luzzu/api-client/bookings'
import { dayOf } from '@luzzu/domain'
import type { BookingRequest } from '@luzzu/domain/contracts'
import { useIdempotencyKey } from '@luzzu/page/area'
import { useValidatedForm } from '@luzzu/page/form'
import { useNavigate } from '@luzzu/routing'
import { showSuccess } from '@luzzu/ui'
import { type FormEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { errorReason } from '../../platform/api-errors'
import { recordMessages } from '../../platform/records/records.copy'
import { rememberOwn } from '../new-requests/own-requests'
import { dayPath } from '../paths'
import { useHasMailServer } from '../phone-calls/use-has-mail-server'
import {
  type BookingForm,
  customerNotice,
  type FilledFields,
  readDate,
  toFormErrors,
  validateBookingForm,
} from './booking-form'
import { NEW_BOOKING_COPY as COPY, newBookingMessages as messages } from './new-booking.copy'
import type { BookingStart } from './new-booking-context'
import { nextFreeSlot } from './slot-choice'
import { useBookingOptions } from './use-booking-options'
import { useSitePhoneReader } from './use-site-phone-reader'

/** The form of a new booking. What was typed stays when it cannot be created. */
export function useBookingForm(start: BookingStart, onCreated: () => void) {
  const readPhone = useSitePhoneReader()
  /** Holds what is typed until it is a date. */
  const dateInput = useRef<HTMLInputElement>(null)
  const { clearAllErrors, ...validated } = useValidatedForm<FilledFields, BookingRequest | undefined>({
    defaultValues: filledFrom(start),
    check(filled) {
      // What is chosen by default follows from what is loaded for the fields, but a date that was taken away is missing.
      const date = readDate(dateInput.current?.value ?? '') && options.chosen.date
      return validateBookingForm({ ...filled, ...options.chosen, date }, options.limits, readPhone)
    },
  })
  const filled = useWatch({ control: validated.control }) as FilledFields
  const [createBooking] = useCreateBookingMutation()
  const keyOf = useIdempotencyKey()
  const hasMailServer = useHasMailServer()
  const navigate = useNavigate()
  const options = useBookingOptions(filled)
  const form: BookingForm = { ...filled, ...options.chosen }

  /** A slot that was missing is chosen by itself once the slots are there. */
  const hasSlotByNow = form.slotId !== undefined && validated.errorOf('slotId') === COPY.slotRequired
  const others = validated.wrongFields.length - 1
  const otherFailure = others > 0 ? recordMessages.invalidFields(others) : undefined

  function change(part: Partial<FilledFields>) {
    clearAllErrors()
    validated.change(part)
  }

  /** A slot is chosen as it is shown: with its product and day, whatever is free later. */
  const slotAsShown = (slotId: number) => ({ productId: form.productId, slotDate: form.date, slotId })

  function toggleAddon(id: number, isTicked: boolean) {
    const others = filled.addonIds.filter((one) => one !== id)
    change({ addonIds: isTicked ? [...others, id] : others })
  }

  async function explain(error: unknown) {
    if (isProblem(error, 'slot-taken')) return offerNext()
    if (isProblem(error, 'price-changed')) options.quoteAgain()
    const rejected = toFormErrors(fieldErrorsOf(error))
    if (rejected.addonIds) options.addons.refetch()
    validated.reject(rejected)
    const count = Object.keys(rejected).length
    validated.fail(count > 0 ? recordMessages.invalidFields(count) : messages.failed(errorReason(error)))
  }

  /** Chooses the next free slot instead of the one that somebody else has taken. */
  async function offerNext() {
    const { date, slotId } = form
    if (!date || !slotId) return
    const fresh = await options.refetch()
    const next = fresh && nextFreeSlot(fresh, { date, slotId })
    if (next) validated.change(next)
    validated.fail(messages.taken(options.nameOf({ date, slotId }), next && options.nameOf(next)))
  }

  async function create(request: BookingRequest | undefined) {
    if (!request) return
    const { data: booking, error } = await createBooking({ request, key: keyOf(request) })
    if (error) return explain(error)
    rememberOwn(booking.id)
    const notice = customerNotice(booking, form.customer, hasMailServer)
    showSuccess([messages.created(booking), notice].filter(Boolean).join(' '), {
      label: COPY.openBooking,
      run: () => void navigate(dayPath(dayOf(booking), booking.id)),
    })
    onCreated()
  }
  const send = validated.onSubmit(create, (count) => validated.fail(recordMessages.invalidFields(count)))
  function submit(event: FormEvent) {
    if (form.slotId !== undefined) validated.change(slotAsShown(form.slotId))
    send(event)
  }

  return {
    ...validated,
    failure: hasSlotByNow ? otherFailure : validated.failure,
    errorOf: (name: keyof FilledFields) =>
      name === 'slotId' && hasSlotByNow ? undefined : validated.errorOf(name),
    dateInput,
    field: (name: 'note' | 'username' | 'mail' | 'phone') => validated.field(name, clearAllErrors),
    form,
    change,
    chooseSlot: (slotId: number) => change(slotAsShown(slotId)),
    toggleAddon,
    options,
    submit,
  }
}

const filledFrom = ({ customer, productId, date, slotId, guests }: BookingStart): FilledFields => ({
  customer: customer ? { known: customer } : null,
  username: '',
  mail: '',
  phone: '',
  productId,
  date,
  slotId,
  addonIds: [],
  guests,
  note: '',
  isConfirmed: true,
})
