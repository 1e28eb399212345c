import { Button, EmptyState } from '@luzzu/ui'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'

type NoResultsProps = {
  title: string
  /** By what the list was narrowed, or what it means that it is empty. */
  children?: ReactNode
  /** On the button that leads back to the whole list. */
  clearLabel: string
  /** Left out where the list is not narrowed. */
  onClear: (() => void) | undefined
}

/** The empty state of a list, with a button that clears its filters. */
export function NoResults({ title, children, clearLabel, onClear }: NoResultsProps) {
  return (
    <EmptyState
      title={title}
      icon={<Search aria-hidden="true" />}
      action={
        onClear && (
          <Button variant="plain" onClick={onClear}>
            {clearLabel}
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  )
}
