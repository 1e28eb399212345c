import { API_BASE_URL, type ApiError, problemOf } from '@luzzu/api-core'

/** Timeout without progress, in milliseconds. */
const INACTIVITY_TIMEOUT_MS = 60_000

export type Upload = {
  /** Relative to the API's base, such as `/products`. */
  path: string
  method: 'POST' | 'PUT'
  form: FormData
  token: string | null
  /** The expected `ETag` of the record. */
  ifMatch?: string | null | undefined
  /** Called with the progress from 0 to 1. */
  onProgress?: ((sent: number) => void) | undefined
}

type UploadResult<Value> = { data: Value } | { error: ApiError }

/** Uploads a form with progress events, which `fetch` lacks. Never rejects. */
export function upload<Value>({
  path,
  method,
  form,
  token,
  ifMatch,
  onProgress,
}: Upload): Promise<UploadResult<Value>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, `${API_BASE_URL}${path}`)
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    if (ifMatch) request.setRequestHeader('if-match', ifMatch)
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
    request.send(form)
  })
}

function readResponse<Value>({ status, responseText }: XMLHttpRequest): UploadResult<Value> {
  const body = parse(responseText)
  if (status >= 200 && status < 300) return { data: body as Value }
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
