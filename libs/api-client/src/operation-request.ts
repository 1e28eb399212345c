import type { OperationKey, RequestOf } from '@luzzu/domain/contracts'

type Parts = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  ifMatch?: string | null | undefined
  idempotencyKey?: string
}

/** A request as RTK Query's base query takes it, which leaves out what is undefined. */
export type OperationRequest = {
  method: string
  /** Relative to the API's base. */
  url: string
  // biome-ignore lint/suspicious/noExplicitAny: as RTK Query types parameters
  params: any
  body: unknown
  headers: Record<string, string | undefined>
}

/** The request of an operation. */
export function requestOf<Key extends OperationKey>(key: Key, parts?: RequestOf<Key>): OperationRequest {
  const { params = {}, query, body, ifMatch, idempotencyKey } = (parts ?? {}) as Parts
  const [method = '', path = ''] = key.split(' ')
  return {
    method,
    url: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    params: query,
    body,
    headers: { 'If-Match': ifMatch || undefined, 'Idempotency-Key': idempotencyKey },
  }
}

/** Names the version that an update is based on, so that no concurrent change is overwritten. */
export type IfMatch = { ifMatch?: string | null | undefined }
