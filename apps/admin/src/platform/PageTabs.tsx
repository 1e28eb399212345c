import { useLocation, useNavigate } from '@luzzu/routing'
import { media, Tabs } from '@luzzu/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

type At = { path: string }

/** The tab at the address, the first one at any other. */
export function usePageTab<Tabs extends readonly [At, ...At[]]>(tabs: Tabs): Tabs[number] {
  const path = useLocation().pathname.replace(/\/$/, '')
  return tabs.find((tab) => tab.path === path) ?? tabs[0]
}

type PageTabsProps = {
  /** Accessible name. */
  label: string
  selected: { key: string }
  tabs: readonly {
    key: string
    path: string
    label: string
    /** The beginning of the label that is enough on a phone. */
    short?: string
    panel: ReactNode
  }[]
}

/** The tabs of a screen, each at an address of its own. */
export function PageTabs({ label, selected, tabs }: PageTabsProps) {
  const navigate = useNavigate()
  return (
    <Tabs
      aria-label={label}
      variant="line"
      selected={selected.key}
      onChange={(key) => {
        const chosen = tabs.find((tab) => tab.key === key)
        if (chosen) navigate(chosen.path)
      }}
      tabs={tabs.map(({ short, ...tab }) => ({
        ...tab,
        label: short ? <Shortened label={tab.label} short={short} /> : tab.label,
      }))}
    />
  )
}

/** On a phone, the short label alone. */
function Shortened({ label, short }: { label: string; short: string }) {
  return (
    <span>
      {short}
      <Rest>{label.slice(short.length)}</Rest>
    </span>
  )
}

const Rest = styled.span`
  ${media.phone} {
    display: none;
  }
`
