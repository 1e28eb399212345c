import type { ApiBuilder, MutationOptions, QueryOptions } from '@luzzu/api-core'
import type { OperationKey, RequestOf, ResponseOf } from '@luzzu/domain/contracts'
import { type AsGuest, requestOf } from './operation-request'

/** The operations that need nothing but their address. */
type BareKey = { [Key in OperationKey]: object extends RequestOf<Key> ? Key : never }[OperationKey]

/** What an operation answers to the client; nothing where the body is empty. */
type Answer<Key extends OperationKey> = ResponseOf<Key> extends null ? undefined : ResponseOf<Key>

/** How the argument of an endpoint becomes the request. */
type Requesting<Key extends OperationKey, Arg> = { request: (arg: Arg) => RequestOf<Key> & AsGuest }

type Transforming<Key extends OperationKey, Arg, Result> = {
  transformResponse?: (answer: Answer<Key>, meta: unknown, arg: Arg) => Result
}

/** RTK Query's builder for operations: method, address and types follow from the operation's key. */
export function endpointsOf<Tag extends string>(build: ApiBuilder<Tag>) {
  function query<Key extends BareKey, Result = Answer<Key>>(
    key: Key,
    definition: Transforming<Key, void, Result> & QueryOptions<Tag, NoInfer<Result>, void>,
  ): ReturnType<typeof build.query<NoInfer<Result>, void>>
  function query<Key extends OperationKey, Arg = void, Result = Answer<Key>>(
    key: Key,
    definition: Requesting<Key, Arg> &
      Transforming<Key, Arg, Result> &
      QueryOptions<Tag, NoInfer<Result>, Arg>,
  ): ReturnType<typeof build.query<NoInfer<Result>, NoInfer<Arg>>>
  function query(key: OperationKey, definition: object): never {
    return build.query(definitionOf(key, definition)) as never
  }

  function mutation<Key extends BareKey, Result = Answer<Key>>(
    key: Key,
    definition: Transforming<Key, void, Result> & MutationOptions<Tag, NoInfer<Result>, void>,
  ): ReturnType<typeof build.mutation<NoInfer<Result>, void>>
  function mutation<Key extends OperationKey, Arg = void, Result = Answer<Key>>(
    key: Key,
    definition: Requesting<Key, Arg> &
      Transforming<Key, Arg, Result> &
      MutationOptions<Tag, NoInfer<Result>, Arg>,
  ): ReturnType<typeof build.mutation<NoInfer<Result>, NoInfer<Arg>>>
  function mutation(key: OperationKey, definition: object): never {
    return build.mutation(definitionOf(key, definition)) as never
  }

  return { query, mutation }
}

function definitionOf(key: OperationKey, definition: { request?: (arg: unknown) => object }) {
  const { request, ...options } = definition
  return { ...options, query: (arg: unknown) => requestOf(key, request?.(arg) as never) }
}
