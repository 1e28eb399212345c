import { api } from '@luzzu/api-core'
import { endpointsOf } from '../operation-endpoints'

export const dashboardApi = api.enhanceEndpoints({ addTagTypes: ['Dashboard'] }).injectEndpoints({
  endpoints: (build) => {
    const { query } = endpointsOf(build)
    return {
      findDashboard: query('GET /dashboard', { providesTags: ['Dashboard'] }),
      weeklyBookings: query('GET /dashboard/weeks', { providesTags: ['Dashboard'] }),
    }
  },
})

export const { useFindDashboardQuery, useWeeklyBookingsQuery } = dashboardApi
