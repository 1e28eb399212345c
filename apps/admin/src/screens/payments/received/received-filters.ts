import { MAX_LENGTH, PAYMENT_METHODS, type PaymentMethod, parseCalendarDate } from '@luzzu/domain'
import type { FiltersInUrl } from '@luzzu/page/area'
import { type SearchFilter, searchFilter } from '../../../platform/lists/list-filters'

/** A method is `undefined` for all, a day is empty without a limit. */
export type ReceivedFilters = SearchFilter & { method: PaymentMethod | undefined; from: string; to: string }

const SEARCH = searchFilter(MAX_LENGTH.search)

export const RECEIVED_FILTERS: FiltersInUrl<ReceivedFilters> = {
  read(params) {
    const dayOf = (name: string) => parseCalendarDate(params.get(name) ?? '') ?? ''
    return {
      ...SEARCH.read(params),
      method: PAYMENT_METHODS.find((method) => method === params.get('method')),
      from: dayOf('from'),
      to: dayOf('to'),
    }
  },
  write: ({ method, search, from, to }) =>
    new URLSearchParams([
      ...SEARCH.write({ search }),
      ...Object.entries({ method: method ?? '', from, to }).filter(([, text]) => text !== ''),
    ]),
}
