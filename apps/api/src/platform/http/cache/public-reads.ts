import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors/refusal'
import { sendCachedResponse } from './response-cache'

type CacheableRecord = { body: unknown; etag: string }

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

/** Sends one public record from the response cache; its ETag is its version. */
export async function sendRecord(
  request: FastifyRequest,
  reply: FastifyReply,
  find: () => Promise<CacheableRecord | undefined>,
  query = '',
) {
  const cached = await request.server.responseCache.find(addressOf(request, query), find)
  if (!cached) throw new Refusal('not-found')
  return sendCachedResponse(request, reply, cached)
}

/** Cache key: the route with its parsed parameters and the known query parameters. */
function addressOf({ routeOptions, params }: FastifyRequest, query: string): string {
  const values = params as { [name: string]: unknown }
  return (routeOptions.url ?? '').replaceAll(/:(\w+)/g, (_, name: string) => String(values[name])) + query
}
