import { api } from '@luzzu/api-core'
import type { Dashboard } from '@luzzu/domain/contracts'

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    findDashboard: build.query<Dashboard, void>({ query: () => '/dashboard', providesTags: ['Dashboard'] }),
  }),
})

export const { useFindDashboardQuery } = dashboardApi
