import { useSearchParams } from '@luzzu/routing'
import { useDebouncedInput } from '@luzzu/ui'

const PARAM = 'q'

/** The search text, kept in the URL. */
export function useRecordSearch() {
  const [params, setParams] = useSearchParams()
  const search = params.get(PARAM) ?? ''
  const commit = (text: string) => setParams(text ? { [PARAM]: text } : {}, { replace: true })
  const { text, type, flush } = useDebouncedInput(search, commit)

  return { search, text, type, flush, commit }
}
