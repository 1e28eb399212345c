import { api } from '@luzzu/api-core'
import type { Site } from '@luzzu/domain/contracts'

/** What a page says until the server has answered, or where it does not. */
export const DEFAULT_SITE: Site = { site_name: 'Luzzu', time_zone: 'Europe/Malta', currency: 'USD' }

const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    findSite: build.query<Site, void>({
      query: () => '/site',
      providesTags: ['Site'],
      keepUnusedDataFor: 3600,
    }),
  }),
})

/** The name, the zone and the currency of this site. */
export function useSite(): Site {
  return siteApi.useFindSiteQuery().data ?? DEFAULT_SITE
}
