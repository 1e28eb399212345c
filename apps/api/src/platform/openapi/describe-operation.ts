import type { Operation, Tag } from '@luzzu/domain/contracts'

/** The part of an operation that route schemas lack. */
export type OperationDescription = Pick<
  Operation,
  'id' | 'tag' | 'summary' | 'errors' | 'headers' | 'takes' | 'bodyExample' | 'example'
>

/** A POST that creates a record once for each key. */
export const CREATED_ONCE = {
  takes: ['Idempotency-Key'],
} as const satisfies Partial<OperationDescription>

export const describe = (
  id: string,
  tag: Tag,
  summary: string,
  more: Omit<OperationDescription, 'id' | 'tag' | 'summary'> = {},
): OperationDescription => ({ id, tag, summary, ...more })
