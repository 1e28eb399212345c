import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Bar, End } from './FilterBar.styles'

export type FilterBarProps = ComponentPropsWithRef<'form'> & {
  /** Accessible name. */
  'aria-label': string
  /** At the end: buttons such as add and export. */
  end?: ReactNode
}

/** A row of search and filters, the search first; it wraps on a small screen. */
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
