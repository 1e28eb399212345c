import { useLocation, useSearchParams } from '@luzzu/routing'
import { useState } from 'react'

/** The booking of the day that its address names; `visit` tells one arrival from the next. */
export function useLinkedBooking(): { id: number; visit: string } | undefined {
  const [params] = useSearchParams()
  const { key: visit } = useLocation()
  const id = Number(params.get('booking'))
  return Number.isInteger(id) && id > 0 ? { id, visit } : undefined
}

/** The last arrival at a booking, also once the address names it no more. */
export function useLastVisit(visit: string | undefined): string | undefined {
  const [last, setLast] = useState(visit)
  if (visit !== undefined && visit !== last) setLast(visit)
  return visit ?? last
}
