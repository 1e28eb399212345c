import {
  type CalendarDate,
  codePointLength,
  type FieldErrors,
  MAX_LENGTH,
  PAGE_SIZE,
  parseCalendarDate,
  parseId,
} from '@luzzu/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseFields } from '../errors/refusal'

const MESSAGES = {
  q: `q must be a text of at most ${MAX_LENGTH.search} characters`,
  limit: `limit must be a whole number from 1 to ${PAGE_SIZE.max}`,
  cursor: 'cursor must be taken from the Link header of a page',
}

export const notADate = (field: string) => `${field} must be a date such as 2026-07-16`

/** Parses query parameters one by one, and reports all errors together. */
export class ListQuery {
  readonly errors: FieldErrors = {}
  readonly #query: Record<string, unknown>

  constructor(query: Record<string, unknown>) {
    this.#query = query
  }

  /** `undefined` where the parameter is missing or invalid. */
  read<Value>(name: string, parse: (text: string) => Value | undefined, message: string): Value | undefined {
    const text = this.#query[name]
    if (text === undefined || text === '') return undefined
    const value = typeof text === 'string' ? parse(text) : undefined
    if (value === undefined) this.errors[name] = message
    return value
  }

  search(): string | undefined {
    return this.read('q', parseSearch, MESSAGES.q)?.trim() || undefined
  }

  /** From which day to which; each may be missing. */
  days(): { from: CalendarDate | undefined; to: CalendarDate | undefined } {
    const from = this.read('from', parseCalendarDate, notADate('from'))
    const to = this.read('to', parseCalendarDate, notADate('to'))
    if (from && to && to < from) this.errors.to = 'to must not be before from'
    return { from, to }
  }

  limit(): number {
    // Forms submit empty fields, but `limit` is not a form field.
    if (this.#query.limit === '') this.errors.limit = MESSAGES.limit
    return this.read('limit', parseLimit, MESSAGES.limit) ?? PAGE_SIZE.default
  }

  cursor<Value>(parse: (text: string) => Value | undefined): Value | undefined {
    return this.read('cursor', parse, MESSAGES.cursor)
  }

  /** @throws {Refusal} `invalid` with an error for each invalid parameter. */
  finish<Value>(value: Value): Value {
    if (Object.keys(this.errors).length > 0) throw refuseFields(this.errors)
    return value
  }
}

const parseSearch = (text: string) =>
  codePointLength(text) <= MAX_LENGTH.search && !text.includes('\0') ? text : undefined

function parseLimit(text: string): number | undefined {
  const limit = parseId(text)
  return limit !== undefined && limit <= PAGE_SIZE.max ? limit : undefined
}

/** A page of rows, newest first, read with one more than fits; `next` is the cursor of the page after it. */
export function takePage<Row extends { id: number }>(rows: readonly Row[], limit: number) {
  const page = rows.slice(0, limit)
  return { page, next: rows.length > limit ? page.at(-1)?.id : undefined }
}

type PageLinks = { next: string | number | undefined; total?: number }

/** Sets `Link` to the next page and `X-Total-Count`. */
export function setPagingHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { next, total }: PageLinks,
): void {
  if (total !== undefined) reply.header('x-total-count', total)
  if (next === undefined) return
  const address = new URL(request.url, 'http://localhost')
  address.searchParams.set('cursor', String(next))
  reply.header('link', `<${address.pathname}${address.search}>; rel="next"`)
}
