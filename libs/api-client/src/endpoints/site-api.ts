import { api } from '@luzzu/api-core'
import type { Site } from '@luzzu/domain/contracts'

/** Defaults until the server has responded. */
export const DEFAULT_SITE: Site = { site_name: 'Luzzu', time_zone: 'Europe/Malta', currency: 'USD' }

const siteApi = api.enhanceEndpoints({ addTagTypes: ['Site'] }).injectEndpoints({
  endpoints: (build) => ({
    findSite: build.query<Site, void>({
      query: () => '/site',
      providesTags: ['Site'],
      keepUnusedDataFor: 3600,
    }),
  }),
})

/** Name, time zone and currency of the site. */
export function useSite(): Site {
  return siteApi.useFindSiteQuery().data ?? DEFAULT_SITE
}
