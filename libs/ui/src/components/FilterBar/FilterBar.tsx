import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Bar, End } from './FilterBar.styles'

export type FilterBarProps = ComponentPropsWithRef<'form'> & {
  /** What is filtered. */
  'aria-label': string
  /** At the far end: what can be added or exported. */
  end?: ReactNode
}

/** Search and filters in a row, the search first; they wrap on a small screen. */
export function FilterBar({ end, children, onSubmit, ...rest }: FilterBarProps) {
  return (
    <Bar
      role="search"
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.(event)
      }}
    >
      {children}
      {end && <End>{end}</End>}
    </Bar>
  )
}
