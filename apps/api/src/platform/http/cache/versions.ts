import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors/refusal'

/** The ETag of a version of a record. */
export function versionTag(version: number): string {
  return `"v${version}"`
}

/** The `If-Match` header of a change that must not overwrite another one. */
export function ifMatchOf(request: FastifyRequest): string | undefined {
  return request.headers['if-match']
}

/** @throws {Refusal} `stale` when `If-Match` names another version. Without the header the last write wins. */
export function requireVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  // A compressing proxy weakens ETags.
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!tags.includes(versionTag(version))) throw new Refusal('stale')
}

/** The record to delete, and the version that the client has seen. */
export type Deletion = { id: number; ifMatch: string | undefined }

type Versioned<Wire> = { wire: Wire; version: number }

/** Sets the ETag of a record and returns it. */
export function withVersion<Wire>(reply: FastifyReply, { wire, version }: Versioned<Wire>): Wire {
  reply.header('etag', versionTag(version))
  return wire
}

/** Sends a created record with 201 and Location. */
export function created<Wire extends { id: number }>(
  reply: FastifyReply,
  path: string,
  record: Versioned<Wire>,
): Wire {
  reply.code(201).header('location', `/api${path}/${record.wire.id}`)
  return withVersion(reply, record)
}
