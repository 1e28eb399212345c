import { answerDeadline } from '@luzzu/domain'
import type { Booking, Site } from '@luzzu/domain/contracts'

/** By when a request is answered, where the business has set a limit: that it is before the trip goes without saying. */
export const promisedAnswer = (booking: Booking, site: Site): string | undefined =>
  site.request_expires_hours === null ? undefined : answerDeadline(booking, site)
