import { api } from '@luzzu/api-core'
import type { Dashboard, WeeklyBookings } from '@luzzu/domain/contracts'

const dashboardApi = api.enhanceEndpoints({ addTagTypes: ['Dashboard'] }).injectEndpoints({
  endpoints: (build) => ({
    findDashboard: build.query<Dashboard, void>({ query: () => '/dashboard', providesTags: ['Dashboard'] }),
    weeklyBookings: build.query<WeeklyBookings, void>({
      query: () => '/dashboard/weeks',
      providesTags: ['Dashboard'],
    }),
  }),
})

export const { useFindDashboardQuery, useWeeklyBookingsQuery } = dashboardApi
