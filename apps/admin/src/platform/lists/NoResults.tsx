import { Button, EmptyState } from '@luzzu/ui'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'

type NoResultsProps = {
  title: string
  /** The filters as text, or why the list is empty. */
  children?: ReactNode
  /** Label of the button that clears the filters. */
  clearLabel: string
  /** Left out when no filter is set. */
  onClear: (() => void) | undefined
  /** What finds more and keeps the words of a search; left out when nothing does. */
  widen?: { label: string; onClick: () => void } | undefined
}

/** The empty state of a list, with a button that clears its filters. */
export function NoResults({ title, children, clearLabel, onClear, widen }: NoResultsProps) {
  return (
    <EmptyState
      title={title}
      icon={<Search aria-hidden="true" />}
      action={
        onClear && (
          <>
            {widen && <Button onClick={widen.onClick}>{widen.label}</Button>}
            <Button variant="plain" onClick={onClear}>
              {clearLabel}
            </Button>
          </>
        )
      }
    >
      {children}
    </EmptyState>
  )
}
