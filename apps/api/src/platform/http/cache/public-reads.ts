import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors/refusal'
import { sendCachedResponse } from './response-cache'

type Record = { body: unknown; etag: string }

/** Sends a public list from the response cache; its ETag is a hash of the bytes. */
export async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  list: () => Promise<unknown>,
  query = '',
) {
  const answer = await request.server.responseCache.find(addressOf(request, query), async () => ({
    body: await list(),
  }))
  if (!answer) throw new Refusal('not-found')
  return sendCachedResponse(request, reply, answer)
}

/** Sends one public record from the response cache; its ETag is its version. */
export async function sendRecord(
  request: FastifyRequest,
  reply: FastifyReply,
  find: () => Promise<Record | undefined>,
  query = '',
) {
  const answer = await request.server.responseCache.find(addressOf(request, query), find)
  if (!answer) throw new Refusal('not-found')
  return sendCachedResponse(request, reply, answer)
}

/** Cache key: the route with its parsed parameters and the known query parameters. */
function addressOf({ routeOptions, params }: FastifyRequest, query: string): string {
  const values = params as { [name: string]: unknown }
  return (routeOptions.url ?? '').replaceAll(/:(\w+)/g, (_, name: string) => String(values[name])) + query
}
