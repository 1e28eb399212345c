import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors/refusal'

/** The tag of one state of a record. */
export function versionTag(version: number): string {
  return `"v${version}"`
}

/** What the caller last saw, for a change that must not undo somebody else's. */
export function ifMatchOf(request: FastifyRequest): string | undefined {
  return request.headers['if-match']
}

/**
 * @throws {Refusal} `stale` when the caller names another version than the record has now. Without a
 * tag the last write wins.
 */
export function requireVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  // A proxy that compresses weakens the tags it passes on.
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!tags.includes(versionTag(version))) throw new Refusal('stale')
}

/** What goes, and in which version its deleter last saw it. */
export type Deletion = { id: number; ifMatch: string | undefined }

type Versioned<Wire> = { wire: Wire; version: number }

/** Answers with one record and the tag of its state. */
export function withVersion<Wire>(reply: FastifyReply, { wire, version }: Versioned<Wire>): Wire {
  reply.header('etag', versionTag(version))
  return wire
}

/** Answers that a record was made, and where. */
export function created<Wire extends { id: number }>(
  reply: FastifyReply,
  path: string,
  record: Versioned<Wire>,
): Wire {
  reply.code(201).header('location', `/api${path}/${record.wire.id}`)
  return withVersion(reply, record)
}
