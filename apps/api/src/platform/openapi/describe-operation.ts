import type { ProblemCode } from '../errors/error-codes'

export type Tag = 'Accounts' | 'Catalogue' | 'Bookings' | 'Staff' | 'Site'

/** Headers of the successful response, beyond the common ones. */
export type AnswerHeader =
  | 'ETag'
  | 'Location'
  | 'Link'
  | 'X-Total-Count'
  | 'Idempotency-Replayed'
  | 'Content-Disposition'

export type OperationDescription = {
  /** Operation id, used by generated clients. */
  operationId: string
  tag: Tag
  summary: string
  /** Errors beyond those implied by access, id and body. */
  errors?: readonly ProblemCode[]
  headers?: readonly AnswerHeader[]
  takes?: readonly ('If-Match' | 'Idempotency-Key')[]
  bodyExample?: unknown
  example?: unknown
}

/** A POST that creates a record once for each key. */
export const CREATED_ONCE = {
  takes: ['Idempotency-Key'],
  errors: ['in-progress', 'key-reused', 'gone'],
} as const satisfies Partial<OperationDescription>

export const describe = (
  operationId: string,
  tag: Tag,
  summary: string,
  more: Omit<OperationDescription, 'operationId' | 'tag' | 'summary'> = {},
): OperationDescription => ({ operationId, tag, summary, ...more })
