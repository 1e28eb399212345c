import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors/refusal'
import {
  type CachedResponse,
  type ResponseBody,
  sendCachedResponse,
  toCachedResponse,
} from './cached-response'
import type { Tagged } from './versions'

/** Sends a public list from the response cache; its ETag is a hash of the bytes. */
export async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  list: () => Promise<unknown>,
  query = '',
) {
  const cached = await findResponse(request, query, async () => ({ body: await list() }))
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
  const cached = await findResponse(request, query, async () => {
    const record = await find()
    return record && { body: record.wire, etag: record.etag }
  })
  if (!cached) throw new Refusal('not-found')
  return sendCachedResponse(request, reply, cached)
}

function findResponse(
  request: FastifyRequest,
  query: string,
  load: () => Promise<ResponseBody | undefined>,
): Promise<CachedResponse | undefined> {
  return request.server.caches.responses.find(addressOf(request, query), async () => {
    const loaded = await load()
    return loaded && toCachedResponse(loaded)
  })
}

/** Cache key: the route with its parsed parameters and the known query parameters. */
function addressOf({ routeOptions, params }: FastifyRequest, query: string): string {
  const values = params as { [name: string]: unknown }
  return (routeOptions.url ?? '').replaceAll(/:(\w+)/g, (_, name: string) => String(values[name])) + query
}
