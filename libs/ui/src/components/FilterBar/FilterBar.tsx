import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/media'
import { token } from '../../theme/token'

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
      noValidate
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

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token('space-2')};
  margin-bottom: ${token('space-3')};

  > * {
    flex: 0 1 auto;
    min-width: min(${token('width-field')}, 100%);
  }
  > :is(button, a, fieldset) {
    min-width: 0;
  }
  > :has([type='date']) {
    flex-basis: ${token('column-date')};
    min-width: 0;
  }
  > :first-child:has([type='search']) {
    flex: 1 1 ${token('width-menu')};
    max-width: ${token('width-search')};
  }
  ${media.phone} {
    > * {
      flex: 1 1 40%;
      min-width: 0;
    }
    > :first-child,
    > fieldset {
      flex-basis: 100%;
      max-width: none;
    }
    > :first-child:has([type='search']) {
      max-width: none;
    }
  }
`

const End = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token('space-2')};
  margin-inline-start: auto;

  ${media.phone} {
    && {
      flex-basis: 100%;
    }
    > * {
      flex: 1;
    }
  }
`
