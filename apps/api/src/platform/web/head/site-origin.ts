import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../../config/config-checks'

const HOST = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/i
/** Addresses at which a server listens, and nobody else reaches it. */
const NOWHERE = new Set(['localhost', '0.0.0.0', '[::]', '[::1]'])

/**
 * Where people reach the site: as it is configured; while that is only this machine, where the request came in,
 * so that a trial on a network or behind a proxy does not send search engines to nowhere.
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
