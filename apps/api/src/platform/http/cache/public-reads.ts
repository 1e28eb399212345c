import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors/refusal'
import { sendCachedResponse } from './response-cache'

type Record = { body: unknown; etag: string }

/** Answers a public list from the ready answers; its tag is made from its bytes. */
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

/** Answers one public record from the ready answers; its tag is its version. */
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

/** The route with its parsed parameters, and of the query what has a meaning. */
function addressOf({ routeOptions, params }: FastifyRequest, query: string): string {
  const values = params as { [name: string]: unknown }
  return (routeOptions.url ?? '').replaceAll(/:(\w+)/g, (_, name: string) => String(values[name])) + query
}
