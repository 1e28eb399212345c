import { type AnswerOf, OPERATIONS, type Operation, type OperationKey } from '@luzzu/domain/contracts'
import { HttpResponse, http, type RequestHandler } from 'msw'

type Call = { params: Record<string, unknown>; request: Request }
type Answer<Key extends OperationKey> = AnswerOf<Key> | Response
type Resolve<Key extends OperationKey> = (call: Call) => Answer<Key> | Promise<Answer<Key>>

const ETAG = { etag: '"1"' }

/** The mocked API answers an operation: with data, or with what a function makes of the request. */
export function answer<Key extends OperationKey>(key: Key, data: Answer<Key> | Resolve<Key>): RequestHandler {
  const { answer: answers = {}, headers = [] }: Operation = OPERATIONS[key]
  const [method = '', path = ''] = key.toLowerCase().split(' ')
  const init = { status: Number(Object.keys(answers)[0]), headers: headers.includes('ETag') ? ETAG : {} }
  return http[method as 'get' | 'post' | 'put' | 'delete'](`/api${path}`, async (call) => {
    const body = typeof data === 'function' ? await (data as Resolve<Key>)(call as Call) : data
    if (body instanceof Response) return body
    return body === null ? new HttpResponse(null, init) : HttpResponse.json(body as object, init)
  })
}

/** Every operation answers its example, so that a new one has an answer in stories. */
export const EXAMPLES = (Object.keys(OPERATIONS) as OperationKey[]).flatMap((key) => {
  const { example, answer: answers = {} }: Operation = OPERATIONS[key]
  if (example !== undefined) return [answer(key, example as never)]
  return 204 in answers ? [answer(key, null as never)] : []
})
