import type { OperationKey, RequestOf } from '@luzzu/domain/contracts'

type Parts = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  ifMatch?: string | null | undefined
  idempotencyKey?: string
  orderToken?: string | undefined
}

/** A guest proves the right to an order by its token, which never is a part of an address. */
export type AsGuest = { orderToken?: string | undefined }

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
export function requestOf<Key extends OperationKey>(
  key: Key,
  parts?: RequestOf<Key> & AsGuest,
): OperationRequest {
  const { params = {}, query, body, ifMatch, idempotencyKey, orderToken } = (parts ?? {}) as Parts
  const [method = '', path = ''] = key.split(' ')
  return {
    method,
    url: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    params: query,
    body,
    headers: {
      'If-Match': ifMatch || undefined,
      'Idempotency-Key': idempotencyKey,
      Authorization: orderToken && `Order ${orderToken}`,
    },
  }
}

/** Names the version that an update is based on, so that no concurrent change is overwritten. */
export type IfMatch = { ifMatch?: string | null | undefined }
