import type { ReactNode } from 'react'

const STATES = ['hover', 'focus', 'active'] as const
export type InteractionState = (typeof STATES)[number]

const FOCUSABLE = ':is(a, button, input, select, textarea)'

const within = (state: InteractionState, what = '*') => `[data-forced-state="${state}"] ${what}`

/** Story parameters that force hover, focus and active inside `InteractionStates`. */
export const FORCED_STATES = {
  pseudo: {
    hover: [within('hover'), within('active')],
    focus: within('focus', FOCUSABLE),
    focusVisible: within('focus', FOCUSABLE),
    active: within('active'),
  },
}

/** Renders a component hovered, focused and pressed; the story needs `FORCED_STATES` as its parameters. */
export function InteractionStates({ children }: { children: (state: InteractionState) => ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
      {STATES.map((state) => (
        <div key={state} data-forced-state={state}>
          {children(state)}
        </div>
      ))}
    </div>
  )
}
