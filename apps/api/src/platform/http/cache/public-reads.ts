import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors/refusal'
import { sendCachedResponse } from './response-cache'
import type { Tagged } from './versions'

/** Sends a public list from the response cache; its ETag is a hash of the bytes. */
export async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  list: () => Promise<unknown>,
  query = '',
) {
  const cached = await request.server.responseCache.find(addressOf(request, query), async () => ({
    body: await list(),
  }))
  if (!cached) throw new Refusal('not-found')
  return sendCachedResponse(request, reply, cached)
}

/** Sends one public record from the response cache; its ETag changes with its bytes. */
export async function sendRecord(
  request: FastifyRequest,
  reply: FastifyReply,
  find: () => Promise<Tagged<unknown> | undefined>,
  query = '',
) {
  const cached = await request.server.responseCache.find(addressOf(request, query), async () => {
    const record = await find()
    return record && { body: record.wire, etag: record.etag }
  })
  if (!cached) throw new Refusal('not-found')
  return sendCachedResponse(request, reply, cached)
}

/** Cache key: the route with its parsed parameters and the known query parameters. */
function addressOf({ routeOptions, params }: FastifyRequest, query: string): string {
  const values = params as { [name: string]: unknown }
  return (routeOptions.url ?? '').replaceAll(/:(\w+)/g, (_, name: string) => String(values[name])) + query
}
