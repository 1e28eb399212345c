import type { FastifyRequest } from 'fastify'

/** Logs the names of fields that were sent by somebody who may not set them, which are ignored. */
export function logPrivilegedFields({ log }: FastifyRequest, fields: readonly string[]): void {
  if (fields.length > 0) log.warn({ fields }, 'privileged fields were ignored')
}
