import { MAX_IMAGE_MB } from '@luzzu/domain'
import type { ProblemCode } from '@luzzu/domain/contracts'
import { isBusy, isSerializationFailure, isSlotTaken, isUnavailable } from './database-errors'
import { Refusal } from './refusal'

const IMAGE_TOO_LARGE = `The image is too large (max ${MAX_IMAGE_MB} MB)`

/** Error codes of the server and its plugins, and the corresponding problems. */
const BY_CODE: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_MAX_PARAM_LENGTH: 'address-too-long',
  FST_ERR_BAD_URL: 'malformed',
  FST_PARTS_LIMIT: 'too-large',
  FST_FILES_LIMIT: 'too-large',
  FST_FIELDS_LIMIT: 'too-large',
  FST_PROTO_VIOLATION: 'malformed',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported-type',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
}

const BY_STATUS: Record<number, ProblemCode> = {
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  413: 'too-large',
  414: 'address-too-long',
  415: 'unsupported-type',
  429: 'too-many-requests',
  431: 'headers-too-large',
  503: 'unavailable',
}

/** Maps any error to a refusal. */
export function translateError(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isSlotTaken(error)) return new Refusal('slot-taken', { cause: error })
  const { code = '', statusCode = 500 } =
    error instanceof Error ? (error as Error & { code?: string; statusCode?: number }) : {}
  // A visitor who hangs up resets a connection as well, which is not that to the database.
  if (statusCode >= 500 && (isBusy(error) || isSerializationFailure(error) || isUnavailable(error)))
    return new Refusal('unavailable', { cause: error })
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal('too-large', { message: IMAGE_TOO_LARGE })
  const known = BY_CODE[code] ?? BY_STATUS[statusCode]
  return new Refusal(known ?? 'internal', { cause: error })
}
