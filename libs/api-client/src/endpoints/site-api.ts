import { api } from '@luzzu/api-core'
import { DEFAULT_SETTINGS } from '@luzzu/domain'
import type { Site } from '@luzzu/domain/contracts'
import { endpointsOf } from '../operation-endpoints'

/** Defaults until the server has responded, which alone knows the installation. */
const DEFAULT_SITE: Site = { ...DEFAULT_SETTINGS, time_zone: 'Europe/Malta', installation: '' }

const siteApi = api.enhanceEndpoints({ addTagTypes: ['Site'] }).injectEndpoints({
  endpoints: (build) => {
    const { query } = endpointsOf(build)
    return {
      findSite: query('GET /site', { providesTags: ['Site'], keepUnusedDataFor: 3600 }),
    }
  },
})

export const { useFindSiteQuery } = siteApi

/** What visitors see of the settings of the business, as of when they came or returned to the page. */
export function useSite(): Site {
  return useFindSiteQuery(undefined, { refetchOnFocus: true }).data ?? DEFAULT_SITE
}

/** How the business is paid; `undefined` while payments are off, when nothing is shown of them. */
export function usePayments() {
  const { payments } = useSite()
  return payments && payments.mode !== 'off' ? payments : undefined
}
