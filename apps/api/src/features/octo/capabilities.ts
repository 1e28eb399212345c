import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a reseller may ask for beyond the core. */
export const CAPABILITIES = ['octo/pricing', 'octo/content', 'octo/webhooks'] as const
export type Capability = (typeof CAPABILITIES)[number]
export type Capabilities = ReadonlySet<Capability>

const HEADER = 'octo-capabilities'

/** Those that a request asks for, in the header or the query; unknown ones are ignored. */
export function capabilitiesOf(request: FastifyRequest): Capabilities {
  const { _capabilities: query } = request.query as { _capabilities?: unknown }
  const requested = [request.headers[HEADER], query].flat().filter((text) => typeof text === 'string')
  const ids = requested.join(',').split(/[\s,]+/)
  return new Set(CAPABILITIES.filter((id) => ids.includes(id)))
}

/** Tells which are in effect. */
export function echoCapabilities(request: FastifyRequest, reply: FastifyReply): void {
  reply.header(HEADER, [...capabilitiesOf(request)].join(', '))
}

export const listCapabilities = () =>
  CAPABILITIES.map((id) => ({ id, revision: 1, required: false, dependencies: [], docs: null }))
