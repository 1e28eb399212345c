import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../problems/refusal'
import { sendReady } from './ready-answers'

type Record = { body: unknown; etag: string }

/** Answers a public list from the ready answers; its tag is made from its bytes. */
export async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  list: () => Promise<unknown>,
  query = '',
) {
  const answer = await request.server.readyAnswers.find(addressOf(request, query), async () => ({
    body: await list(),
  }))
  if (!answer) throw new Refusal('not-found')
  return sendReady(request, reply, answer)
}

/** Answers one public record from the ready answers; its tag is its version. */
export async function sendRecord(
  request: FastifyRequest,
  reply: FastifyReply,
  find: () => Promise<Record | undefined>,
  query = '',
) {
  const answer = await request.server.readyAnswers.find(addressOf(request, query), find)
  if (!answer) throw new Refusal('not-found')
  return sendReady(request, reply, answer)
}

/** The path, and of the query what has a meaning: the rest must not fill the memory. */
function addressOf({ url }: FastifyRequest, query: string): string {
  const end = url.indexOf('?')
  return (end < 0 ? url : url.slice(0, end)) + query
}
