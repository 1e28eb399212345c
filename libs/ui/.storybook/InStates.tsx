import type { ReactNode } from 'react'

const STATES = ['hover', 'focus', 'active'] as const
export type PointedState = (typeof STATES)[number]

const FOCUSABLE = ':is(a, button, input, select, textarea)'

const within = (state: PointedState, what = '*') => `[data-state-of-story="${state}"] ${what}`

/** Of a story whose component stands in each of the states that a pointer or the keyboard brings. */
export const POINTED = {
  pseudo: {
    hover: [within('hover'), within('active')],
    focus: within('focus', FOCUSABLE),
    focusVisible: within('focus', FOCUSABLE),
    active: within('active'),
  },
}

/** The same component three times: hovered, focused and pressed. Give the story `POINTED` as its parameters. */
export function InStates({ children }: { children: (state: PointedState) => ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
      {STATES.map((state) => (
        <div key={state} data-state-of-story={state}>
          {children(state)}
        </div>
      ))}
    </div>
  )
}
