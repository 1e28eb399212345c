import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { directionalKey } from '../../hooks/directional-key'

import { List, Panel, TabButton, type TabVariant } from './Tabs.styles'

export type TabItem = { key: string; label: ReactNode; icon?: ReactNode; panel: ReactNode }

export type TabsProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> & {
  tabs: readonly TabItem[]
  /** Accessible name of the tab list. */
  'aria-label': string
  /** The key of the selected tab. Uncontrolled when omitted, starting with the first. */
  selected?: string | undefined
  onChange?: ((key: string) => void) | undefined
  /** @default 'pills' */
  variant?: TabVariant | undefined
  /** Renders closed panels as well, hidden; without scripts all of them are shown. @default false */
  keepPanels?: boolean | undefined
}

/** Tabs with panels. The arrow keys move between the tabs. */
export function Tabs({
  tabs,
  selected,
  onChange,
  variant = 'pills',
  keepPanels = false,
  'aria-label': label,
  ...rest
}: TabsProps) {
  const id = useId()
  const [own, setOwn] = useState<string>()
  const wanted = tabs.findIndex(({ key }) => key === (selected ?? own))
  const open = Math.max(wanted, 0)

  function select({ key }: TabItem) {
    setOwn(key)
    onChange?.(key)
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    const next = tabAfter(directionalKey(event), open, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    select(tab)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus()
  }

  return (
    <div {...rest}>
      <List role="tablist" aria-label={label} $variant={variant} data-scroll-driven onKeyDown={move}>
        {tabs.map((tab, index) => (
          <TabButton
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}${tab.key}-tab`}
            aria-selected={index === open}
            aria-controls={index === open || keepPanels ? `${id}${tab.key}-panel` : undefined}
            tabIndex={index === open ? 0 : -1}
            data-selected={index === open || undefined}
            onClick={() => select(tab)}
            ref={index === open ? scrollTabIntoView : undefined}
            $variant={variant}
          >
            {tab.icon}
            {tab.label}
          </TabButton>
        ))}
      </List>
      {tabs.map(
        (tab, index) =>
          (index === open || keepPanels) && (
            <Panel
              key={tab.key}
              role="tabpanel"
              id={`${id}${tab.key}-panel`}
              aria-labelledby={`${id}${tab.key}-tab`}
              tabIndex={0}
              hidden={index !== open}
            >
              {tab.panel}
            </Panel>
          ),
      )}
    </div>
  )
}

/** Where a key leads from the tab at `index`; both ends are joined. */
function tabAfter(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** As wide as tabs fade at the edge of a list that scrolls, in pixels. */
const FADE = 24

/** Scrolls only the list, not the page, which `scrollIntoView` would do as well. */
function scrollTabIntoView(tab: HTMLElement | null): void {
  const list = tab?.parentElement
  if (!tab || !list) return
  const { left, right } = tab.getBoundingClientRect()
  const edges = list.getBoundingClientRect()
  if (right > edges.right - FADE) list.scrollLeft += right - edges.right + FADE
  else if (left < edges.left + FADE) list.scrollLeft -= edges.left - left + FADE
}
