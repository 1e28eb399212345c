import type { FastifyRequest } from 'fastify'
import { principalOf } from '../access/access'
import { instantAfter } from '../clock'
import type { Tx } from '../database/schema'

/** Who does something, when, and in which request. */
export type Actor = { userId: number; isAdmin: boolean; at: string; requestId: string }

export function actorOf(request: FastifyRequest): Actor {
  const { userId, isAdmin } = principalOf(request)
  return { userId, isAdmin, at: request.server.clock.now().toISOString(), requestId: request.id }
}

/** The product itself, or whoever works at its console. */
export function theSystem(now: Date): Recorder {
  return { userId: null, at: instantAfter(now), requestId: null }
}

type Recorder = { userId: number | null; at: string; requestId: string | null }
type Change = { action: string; entity: string; id: number; before?: unknown; after?: unknown }

/** Writes down who changed what, in the transaction of the change. */
export async function recordChange(
  tx: Tx,
  actor: Recorder,
  { action, entity, id, before, after }: Change,
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      at: actor.at,
      account_id: actor.userId,
      action,
      entity,
      entity_id: id,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      request_id: actor.requestId,
    })
    .execute()
}
