import { BOOKING_MESSAGES } from '@luzzu/domain'
import type { FastifyRequest } from 'fastify'
import { principalOf } from '../../auth/access'

/**
 * Limits how fast bookings are made and moved: each occupies a unit and sends an email. A front desk makes those of many
 * customers, so it has a limit of its own.
 * @throws {Refusal} `too-many-requests`
 */
export async function consumeBookingRateLimit(request: FastifyRequest): Promise<void> {
  const { isAdmin, userId, order } = principalOf(request)
  const { rateLimits } = request.server
  // Programs have a limit of their own.
  if (request.apiToken) return
  if (isAdmin) await rateLimits.consume([['booking/staff', String(userId)]])
  else
    await rateLimits.consume(
      [['booking/user', order ? `order ${order.id}` : String(userId)]],
      BOOKING_MESSAGES.tooMany,
    )
}
