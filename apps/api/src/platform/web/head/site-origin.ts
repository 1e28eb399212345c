import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../../config/config-checks'

const HOST = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/i
/** Hosts that are only reachable from this machine. */
const NOWHERE = new Set(['localhost', '0.0.0.0', '[::]', '[::1]'])

/**
 * The public origin: as configured; while that is only local, taken from the request, so that a trial on a network or
 * behind a proxy has correct links.
 */
export function siteOrigin(
  configured: string,
): (request: Pick<FastifyRequest, 'host' | 'protocol'>) => string {
  const { hostname } = new URL(configured)
  const isElsewhere = !NOWHERE.has(hostname) && !isLoopback(hostname)
  return ({ host, protocol }) => {
    const origin = `${protocol}://${host}`
    return isElsewhere || !HOST.test(host) || !URL.canParse(origin) ? configured : new URL(origin).origin
  }
}
