import {
  API_BASE_URL,
  type ApiError,
  isSessionEnd,
  type PageState,
  problemOf,
  sessionExpired,
} from '@luzzu/api-core'
import type { OperationRequest } from '../operation-request'

/** Reports upload progress from 0 to 1. */
export type Progress = { onProgress?: (sent: number) => void }

type Page = { getState: () => unknown; dispatch: (action: ReturnType<typeof sessionExpired>) => unknown }

/** Uploads a form with the session's token; ends the session when the server rejects it. */
export async function sendForm<Answer>(
  page: Page,
  request: OperationRequest,
  onProgress: Progress['onProgress'],
) {
  const { token } = (page.getState() as PageState).session
  const result = await upload<Answer>(request, { token, onProgress })
  if (token && 'error' in result && isSessionEnd(result.error)) page.dispatch(sessionExpired(token))
  return result
}

/** Timeout without progress, in milliseconds. */
const INACTIVITY_TIMEOUT_MS = 60_000

type Upload = {
  token: string | null
  /** Called with the progress from 0 to 1. */
  onProgress?: ((sent: number) => void) | undefined
}

/** `meta.etag`: the `ETag` of the response. */
type UploadResult<Value> = { data: Value; meta: { etag: string | null } } | { error: ApiError }

/** Uploads a form with progress events, which `fetch` lacks. Never rejects. */
function upload<Value>(
  { method, url, headers, body }: OperationRequest,
  { token, onProgress }: Upload,
): Promise<UploadResult<Value>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, `${API_BASE_URL}${url}`)
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    for (const [name, value] of Object.entries(headers)) if (value) request.setRequestHeader(name, value)
    // `request.timeout` counts from the start and would abort a slow but progressing upload.
    let stall = setTimeout(() => request.abort(), INACTIVITY_TIMEOUT_MS)
    const moved = () => {
      clearTimeout(stall)
      stall = setTimeout(() => request.abort(), INACTIVITY_TIMEOUT_MS)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      moved()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onprogress = moved
    request.onload = () => resolve(readResponse(request))
    request.onerror = () => resolve({ error: { status: 0, message: 'The connection failed.' } })
    request.onabort = () => resolve({ error: { status: 0, message: 'The server took too long.' } })
    request.onloadend = () => clearTimeout(stall)
    request.send(body as FormData)
  })
}

function readResponse<Value>(request: XMLHttpRequest): UploadResult<Value> {
  const { status, responseText } = request
  const body = parse(responseText)
  if (status >= 200 && status < 300)
    return { data: body as Value, meta: { etag: request.getResponseHeader('etag') } }
  const message = problemOf(body)?.message ?? `The server answered ${status}.`
  return { error: { status, body, message } }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
