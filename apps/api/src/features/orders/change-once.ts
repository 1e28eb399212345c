import { ORDER_MESSAGES } from '@luzzu/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db, Tx } from '../../platform/database/schema'
import { Refusal } from '../../platform/errors/refusal'
import { createOnce } from '../../platform/http/create-once'

type KeyedChange<Found> = {
  /** What a repeat of the request has in common with it, with the ids of its path. */
  input: object
  change: (tx: Tx) => Promise<number>
  find: (db: Db, id: number) => Promise<Found | undefined>
}

/**
 * Makes a change of money at most once for each key, which is required; a repeated request gets the record as it stands.
 * @throws {Refusal} `invalid` without a key.
 */
export function changeOnce<Found>(
  request: FastifyRequest,
  reply: FastifyReply,
  { input, change, find }: KeyedChange<Found>,
): Promise<Found> {
  requireIdempotencyKey(request)
  return createOnce(request, reply, { input, create: change, find })
}

/** @throws {Refusal} `invalid` without a key. */
export function requireIdempotencyKey({ headers }: FastifyRequest): void {
  if (headers['idempotency-key'] === undefined) throw new Refusal('invalid', { message: ORDER_MESSAGES.key })
}
