import { MAX_LENGTH } from '@luzzu/domain'
import { type UrlFilters, useFilterDraft } from '@luzzu/page/area'
import { FilterBar, SearchField } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { PAYMENTS_SCREEN_COPY as COPY } from './payments-screen.copy'

type MoneyFilterBarProps = {
  label: string
  /** What the search finds. */
  copy?: { search: string; searchHint: string }
  view: UrlFilters<{ search: string }>
  children: ReactNode
}

/** The search of a list of money, and its other filters. */
export function MoneyFilterBar({ label, copy = COPY, view, children }: MoneyFilterBarProps) {
  const search = useFilterDraft(view, 'search')
  return (
    <FilterBar aria-label={label} onSubmit={search.flush}>
      <SearchField
        label={copy.search}
        hideLabel
        placeholder={copy.searchHint}
        maxLength={MAX_LENGTH.search}
        shortcut="/"
        value={search.text}
        onValueChange={search.type}
        onBlur={search.flush}
      />
      {children}
    </FilterBar>
  )
}
