import { type Answer, isProblem } from '@luzzu/api-client'
import { useLazyFindBookingQuery } from '@luzzu/api-client/bookings'
import type { Booking } from '@luzzu/domain/contracts'
import { useState } from 'react'
import { errorReason } from '../platform/api-errors'

/** Why it was not saved, as a sentence: after a conflict the form says what can be done. */
export const saveFailureReason = (error: unknown): string =>
  isProblem(error, 'precondition-failed') ? 'It was changed by someone else meanwhile.' : errorReason(error)

type Seen = Pick<Booking, 'id' | 'etag'>

/**
 * Saves a part of a booking over what the user has seen of it: as it was when the form was opened, or `theirs`, which
 * somebody else has saved meanwhile. Changes of other parts are no conflict.
 */
export function useConditionalSave<Part extends Seen>(
  opened: Part,
  isSame: (one: Part | Booking, other: Part | Booking) => boolean,
) {
  const [find] = useLazyFindBookingQuery()
  const [theirs, setTheirs] = useState<Booking>()

  /** Returns why it was not saved. */
  async function save(
    send: (ifMatch: string) => Promise<Answer<unknown>>,
    over: Part | Booking = theirs ?? opened,
  ): Promise<object | undefined> {
    const { error } = await send(over.etag)
    if (!isProblem(error, 'precondition-failed')) return error
    const { data: latest, error: notFound } = await find(opened.id)
    if (!latest || notFound || latest.etag === over.etag) return error
    if (isSame(latest, over)) return save(send, latest)
    setTheirs(latest)
    return error
  }

  return { theirs, save }
}
