import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors/refusal'
import { hashOf } from './cached-response'

/** The ETag of a version of a record that no response repeats as unchanged. */
export function versionTag(version: number): string {
  return `"v${version}"`
}

/** A record as it is sent, with its version and its ETag; without one the version is its ETag. */
export type Versioned<Wire> = { wire: Wire; version: number; etag?: string }
export type Tagged<Wire> = Required<Versioned<Wire>>

/**
 * A record whose ETag changes with its bytes: parts of them come from other records, from the environment or from the
 * release. `content` is what the bytes are made from, where one record has several spellings.
 */
export function tagged<Wire>(wire: Wire, version: number, content: unknown = wire): Tagged<Wire> {
  return { wire, version, etag: `"v${version}-${hashOf(JSON.stringify(content))}"` }
}

/** The `If-Match` header of a change that must not overwrite another one. */
export function ifMatchOf(request: FastifyRequest): string | undefined {
  return request.headers['if-match']
}

/**
 * For a record that is wholly its own.
 * @throws {Refusal} `stale` when `If-Match` names another version. Without the header the last write wins.
 */
export function requireVersion(ifMatch: string | undefined, version: number): void {
  const tags = tagsOf(ifMatch)?.map((tag) => tag.replace(CONTENT, '"'))
  if (tags && !tags.includes(versionTag(version))) throw new Refusal('stale')
}

/**
 * For a record that shows what others change.
 * @throws {Refusal} `stale` when `If-Match` names another ETag. Without the header the last write wins.
 */
export async function requireTag(
  ifMatch: string | undefined,
  find: () => Pick<Tagged<unknown>, 'etag'> | Promise<Pick<Tagged<unknown>, 'etag'>>,
): Promise<void> {
  const tags = tagsOf(ifMatch)
  if (tags && !tags.includes((await find()).etag)) throw new Refusal('stale')
}

const CONTENT = /-[^"]*"$/

function tagsOf(ifMatch: string | undefined): string[] | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  // A compressing proxy weakens ETags.
  return ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
}

/** The record to delete, and the version that the client has seen. */
export type Deletion = { id: number; ifMatch: string | undefined }

/** Sets the ETag of a record and returns it. */
export function withVersion<Wire>(reply: FastifyReply, { wire, version, etag }: Versioned<Wire>): Wire {
  reply.header('etag', etag ?? versionTag(version))
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
