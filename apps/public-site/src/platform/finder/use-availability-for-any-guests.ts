import { useListDayAvailabilityQuery } from '@luzzu/api-client/products'
import { requestOf, type Search } from '../search'

/** What a day offers to any number of people, asked for where there are too many: it may be closed all the same. */
export function useAvailabilityForAnyGuests(search: Search, hasTooManyPeople: boolean) {
  const { request, ...options } = requestOf(search)
  const skip = options.skip || !hasTooManyPeople || search.guests === ''
  const { currentData: day, isError } = useListDayAvailabilityQuery(
    { date: request.date },
    { ...options, skip },
  )
  return { day, isLoading: !(skip || day || isError) }
}
