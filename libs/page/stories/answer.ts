import { OPERATIONS, type Operation, type OperationKey, type ResponseOf } from '@luzzu/domain/contracts'
import { HttpResponse, http, type RequestHandler } from 'msw'

type Call = { params: Record<string, unknown>; request: Request }
type AnswerTo<Key extends OperationKey> = ResponseOf<Key> | Response
type Resolve<Key extends OperationKey> = (call: Call) => AnswerTo<Key> | Promise<AnswerTo<Key>>

/** What the mocked API answers to one operation. */
export type Answer = { method: string; path: RegExp; respond: (call: Call) => Promise<Response> }

const ETAG = { etag: '"1"' }

/** The mocked API answers an operation: with data, or with what a function makes of the request. */
export function answer<Key extends OperationKey>(key: Key, data: AnswerTo<Key> | Resolve<Key>): Answer {
  const { answer: answers = {}, headers = [] }: Operation = OPERATIONS[key]
  const [method = '', path = ''] = key.split(' ')
  const init = { status: Number(Object.keys(answers)[0]), headers: headers.includes('ETag') ? ETAG : {} }
  return {
    method,
    path: new RegExp(`^/api${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    async respond(call) {
      const body = typeof data === 'function' ? await (data as Resolve<Key>)(call) : data
      if (body instanceof Response) return body
      return body === null ? new HttpResponse(null, init) : HttpResponse.json(body as object, init)
    },
  }
}

/**
 * One handler for many answers, of which the first that fits is given. A handler for each would read all cookies before it
 * looks at the address.
 */
export function answerWith(...answers: Answer[]): RequestHandler {
  return http.all('/api/*', ({ request }) => {
    const { pathname } = new URL(request.url)
    const fitting = answers.find(({ method, path }) => method === request.method && path.test(pathname))
    return fitting?.respond({ request, params: { ...fitting.path.exec(pathname)?.groups } })
  })
}

/** Every operation answers its example, so that a new one has an answer in stories. */
export const EXAMPLES = (Object.keys(OPERATIONS) as OperationKey[]).flatMap((key) => {
  const { example, answer: answers = {} }: Operation = OPERATIONS[key]
  if (example !== undefined) return [answer(key, example as never)]
  return 204 in answers ? [answer(key, null as never)] : []
})
