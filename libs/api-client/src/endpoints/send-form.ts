import { isSessionEnd, type PageState, sessionExpired } from '@luzzu/api-core'
import type { OperationRequest } from '../operation-request'
import { upload } from './upload'

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
