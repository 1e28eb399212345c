import { api } from '@luzzu/api-core'
import type { HistoryEntity, HistoryEntry } from '@luzzu/domain/contracts'
import { endpointsOf } from '../operation-endpoints'
import { pageOf } from './response-headers'

export type HistoryFilter = { entity: HistoryEntity; id: number; limit?: number; cursor?: string }

const TAG_OF = {
  booking: 'Booking',
  product: 'Product',
  activity: 'Activity',
  addon: 'Addon',
  faq: 'Faq',
  user: 'User',
  settings: 'Site',
  time_slot: 'TimeSlot',
  closure: 'Closure',
} as const satisfies Record<HistoryEntity, string>

const historyApi = api
  .enhanceEndpoints({
    addTagTypes: ['Activity', 'Addon', 'Booking', 'Closure', 'Faq', 'Product', 'Site', 'TimeSlot', 'User'],
  })
  .injectEndpoints({
    endpoints: (build) => {
      const { query } = endpointsOf(build)
      return {
        history: query('GET /history', {
          request: (filter: HistoryFilter) => ({ query: filter }),
          transformResponse: (entries: HistoryEntry[], meta) => pageOf(entries, meta),
          // Every change of the record extends its history.
          providesTags: (_page, _error, { entity, id }) => [
            { type: TAG_OF[entity], id },
            { type: TAG_OF[entity], id: 'LIST' },
          ],
        }),
      }
    },
  })

export const { useHistoryQuery } = historyApi
