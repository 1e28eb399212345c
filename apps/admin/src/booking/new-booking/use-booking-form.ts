import { fieldErrorsOf, isProblem } from '@luzzu/api-client'
import { useCreateBookingMutation } from '@luzzu/api-client/bookings'
import type { FieldErrors } from '@luzzu/domain'
import { type SentRequest, withKey } from '@luzzu/page/area'
import { showSuccess } from '@luzzu/ui'
import { type FormEvent, useRef, useState } from 'react'
import { errorReason } from '../../platform/api-errors'
import { recordMessages } from '../../platform/records/records.copy'
import {
  type BookingForm,
  type FilledFields,
  isChanged,
  missingFields,
  toBookingRequest,
} from './booking-form'
import { customerNotice } from './customer-notice'
import { newBookingMessages as messages } from './new-booking.copy'
import type { BookingStart } from './new-booking-context'
import { nextFreePlace } from './slot-choice'
import { usePlaces } from './use-places'

const BLANK = { username: '', mail: '', phone: '' }

/** The form of a new booking. What was typed stays when it cannot be created. */
export function useBookingForm(start: BookingStart, onCreated: () => void) {
  const [initial] = useState<FilledFields>(() => ({
    customer: null,
    newCustomer: BLANK,
    productId: start.productId,
    date: start.date,
    slotId: start.slotId,
    addonIds: [],
    guests: undefined,
    note: '',
    isConfirmed: true,
  }))
  const [typed, setTyped] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string>()
  const [createBooking, { isLoading }] = useCreateBookingMutation()
  const sent = useRef<SentRequest>(null)
  const places = usePlaces(typed)
  const form: BookingForm = { ...typed, ...places.chosen }

  function change(part: Partial<FilledFields>) {
    setTyped((current) => ({ ...current, ...part }))
    setErrors({})
    setFailure(undefined)
  }

  function toggleAddon(id: number, isTicked: boolean) {
    const others = typed.addonIds.filter((one) => one !== id)
    change({ addonIds: isTicked ? [...others, id] : others })
  }

  async function explain(error: unknown) {
    if (isProblem(error, 'slot-taken')) return offerNext()
    if (isProblem(error, 'price-changed')) places.quoteAgain()
    const rejected = fieldErrorsOf(error)
    if (rejected.addon_ids) places.addons.refetch()
    setErrors(rejected)
    const count = Object.keys(rejected).length
    setFailure(count > 0 ? recordMessages.invalidFields(count) : messages.failed(errorReason(error)))
  }

  /** Chooses the next free place instead of the one that somebody else has taken. */
  async function offerNext() {
    const { date, slotId } = form
    if (!date || !slotId) return
    const fresh = await places.refetch()
    const next = fresh && nextFreePlace(fresh, { date, slotId })
    if (next) setTyped((current) => ({ ...current, ...next }))
    setFailure(messages.taken(places.nameOf({ date, slotId }), next && places.nameOf(next)))
  }

  async function create() {
    if (isLoading) return
    setFailure(undefined)
    const missing = missingFields(form)
    setErrors(missing)
    const request = toBookingRequest(form)
    if (!request) return
    sent.current = withKey(request, sent.current)
    const { data: booking, error } = await createBooking({ request, key: sent.current.key })
    if (error) return explain(error)
    const notice = customerNotice(booking, form.customer)
    showSuccess([messages.created(booking), notice].filter(Boolean).join(' '))
    onCreated()
  }

  return {
    form,
    isDirty: isChanged(typed, initial),
    change,
    toggleAddon,
    errors,
    failure,
    isSubmitting: isLoading,
    places,
    create,
    submit(event: FormEvent) {
      event.preventDefault()
      void create()
    },
  }
}
