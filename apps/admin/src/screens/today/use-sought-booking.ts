import { useLocation, useSearchParams } from '@luzzu/routing'

/** The booking of the day that its address names; `visit` tells one arrival from the next. */
export function useSoughtBooking(): { id: number; visit: string } | undefined {
  const [params] = useSearchParams()
  const { key: visit } = useLocation()
  const id = Number(params.get('booking'))
  return Number.isInteger(id) && id > 0 ? { id, visit } : undefined
}
