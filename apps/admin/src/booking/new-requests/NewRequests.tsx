import { VisuallyHidden } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { WaitingCountContext } from '../../platform/use-page-title'
import { useNewRequests } from './use-new-requests'

/** Counts the requests that wait in the titles of the pages in it, and announces new ones. */
export function NewRequests({ children }: { children: ReactNode }) {
  const { waiting, announcement } = useNewRequests()
  return (
    <WaitingCountContext value={waiting}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {children}
    </WaitingCountContext>
  )
}
