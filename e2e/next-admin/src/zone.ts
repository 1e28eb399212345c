import { api } from '@luzzu/api-client'

/** An endpoint that the running shell has never heard of. */
export const { useFindZoneQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    findZone: build.query<{ time_zone: string }, void>({ query: () => '/site?asked-by=next-area' }),
  }),
})
