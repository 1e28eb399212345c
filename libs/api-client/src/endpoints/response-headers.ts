import { UNDO_EXPIRES_IN } from '@luzzu/domain'

/** A page of a list, the cursor of the next one, and the total count. */
export type Page<Row> = { rows: Row[]; next: string | null; total: number }

type Meta = { response?: Response } | undefined

/** Reads the pagination headers of a list. */
export function pageOf<Row>(rows: Row[], meta: unknown): Page<Row> {
  const headers = (meta as Meta)?.response?.headers
  const total = headers?.get('x-total-count')
  return { rows, next: cursorIn(headers?.get('link')), total: total ? Number(total) : rows.length }
}

function cursorIn(link: string | null | undefined): string | null {
  const target = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1]
  return target ? new URL(target, 'http://base').searchParams.get('cursor') : null
}

/** The current version of a record, with its ETag. */
export type Version<Resource> = { record: Resource; etag: string | null }

/** For `transformResponse`: the record with the `ETag` of its response. */
export const withTag = <Resource>(record: Resource, meta: unknown): Version<Resource> => ({
  record,
  etag: (meta as { response?: Response } | undefined)?.response?.headers.get('etag') ?? null,
})

/** The server sends the remaining time, so that a wrong clock of the browser does not matter. */
export function undoUntil(meta: unknown, now = Date.now()): number | null {
  const { response } = (meta ?? {}) as { response?: Response }
  const seconds = response?.headers.get(UNDO_EXPIRES_IN)
  return seconds ? now + Number(seconds) * 1000 : null
}
