import { useListApiTokensQuery } from '@luzzu/api-client/api-tokens'

/** Whether a reseller was ever given a token. Until then nothing is shown that only concerns resellers. */
export function useHasResellers(): boolean {
  const { hasResellers } = useListApiTokensQuery(undefined, {
    selectFromResult: ({ data = [] }) => ({ hasResellers: data.some(({ reseller }) => reseller !== null) }),
  })
  return hasResellers
}
