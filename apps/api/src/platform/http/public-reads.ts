import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../problems/refusal'
import { sendReady } from './ready-answers'

type Record = { body: unknown; etag: string }

/** Answers a public list from the ready answers; its tag is made from its bytes. */
export async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  list: () => Promise<unknown>,
  key = '',
) {
  const answer = await request.server.readyAnswers.find(keyOf(request, key), async () => ({
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
  key = '',
) {
  const answer = await request.server.readyAnswers.find(keyOf(request, key), find)
  if (!answer) throw new Refusal('not-found')
  return sendReady(request, reply, answer)
}

/** By the path alone: what a query adds without meaning must not fill the memory. */
function keyOf({ url }: FastifyRequest, key: string): string {
  const end = url.indexOf('?')
  return `${end < 0 ? url : url.slice(0, end)}#${key}`
}
