import { type ReactNode, useLayoutEffect } from 'react'

type StoryBackgroundProps = {
  theme: string
  density: string
  direction: string
  bare: boolean
  children: ReactNode
}

/** The page background of a story, with the theme, density and direction selected in the toolbar. */
export function StoryBackground({ theme, density, direction, bare, children }: StoryBackgroundProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = 'en'
    root.dir = direction
    if (theme === 'system') root.removeAttribute('data-theme')
    else root.dataset.theme = theme
  }, [theme, direction])

  return (
    <div
      data-density={density}
      style={{
        padding: bare ? 0 : 'var(--space-5)',
        background: 'var(--surface)',
        color: 'var(--text)',
        minHeight: bare ? undefined : '100%',
      }}
    >
      {children}
    </div>
  )
}
