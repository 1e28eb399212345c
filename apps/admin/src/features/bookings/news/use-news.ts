import { useFindDashboardQuery } from '@luzzu/api-client/dashboard'
import { useState } from 'react'
import { belongTogether, describeNews, type Figures } from './news'

/**
 * Tells what happened elsewhere since the list was fetched (`listedAt`, in milliseconds), so that the
 * list changes only when somebody asks for it and nothing moves under a hand.
 */
export function useNews(listedAt: number | undefined): string | undefined {
  const { data, fulfilledTimeStamp } = useFindDashboardQuery()
  const [known, setKnown] = useState<Figures>()
  const isOwn = belongTogether(listedAt ?? 0, fulfilledTimeStamp ?? 0)
  const news = describeNews(known, data)

  if (data && (!known || (isOwn && news))) setKnown(data)
  return isOwn ? undefined : news
}
