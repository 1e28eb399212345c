import { Link } from '@luzzu/routing'
import { Button, EmptyState, LinkButton } from '@luzzu/ui'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'

/** A wider search of this list, or of another. */
type Wider = { label: string } & ({ onClick: () => void } | { path: string })

type NoResultsProps = {
  title: string
  /** The filters as text, or why the list is empty. */
  children?: ReactNode
  /** Label of the button that clears the filters. */
  clearLabel: string
  /** Left out when no filter is set. */
  onClear: (() => void) | undefined
  /** What finds more and keeps the words of a search; left out when nothing does. */
  widen?: Wider | undefined
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
            {widen && <WiderSearch {...widen} />}
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

function WiderSearch({ label, ...wider }: Wider) {
  if ('onClick' in wider) return <Button onClick={wider.onClick}>{label}</Button>
  return (
    <LinkButton as={Link} to={wider.path}>
      {label}
    </LinkButton>
  )
}
