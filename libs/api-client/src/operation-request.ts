import type { OperationKey, RequestOf } from '@luzzu/domain/contracts'

type Parts = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  ifMatch?: string | null | undefined
  idempotencyKey?: string
}

/** The request of an operation, as RTK Query's base query takes it. */
export function requestOf<Key extends OperationKey>(key: Key, parts?: RequestOf<Key>) {
  const { params = {}, query, body, ifMatch, idempotencyKey } = (parts ?? {}) as Parts
  const [method = '', path = ''] = key.split(' ')
  return {
    method,
    url: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    ...(query && { params: query }),
    ...(body !== undefined && { body }),
    headers: {
      ...(ifMatch && { 'If-Match': ifMatch }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
  }
}
