import { MAX_LENGTH } from '@luzzu/domain'
import { useAddressDraft, useSearchParams } from '@luzzu/routing'
import { usePagination } from '../../../platform/lists/use-pagination'

const PARAM = 'q'

const addressOf = (search: string) => new URLSearchParams(search ? { [PARAM]: search } : {})

/** Search text and page, kept in the URL. */
export function useCustomerSearch() {
  const [params, setParams] = useSearchParams()
  const search = (params.get(PARAM) ?? '').slice(0, MAX_LENGTH.search)
  const commit = (text: string) => setParams(addressOf(text), { replace: true })
  const { text, type, flush } = useAddressDraft(search, commit)

  return { search, text, type, flush, commit, ...usePagination(addressOf(search)) }
}
