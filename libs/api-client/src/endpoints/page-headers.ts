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
