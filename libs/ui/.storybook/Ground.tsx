import { type ReactNode, useLayoutEffect } from 'react'

type GroundProps = { theme: string; density: string; direction: string; bare: boolean; children: ReactNode }

/** The page a story stands on, with the scheme, density and direction of the toolbar. */
export function Ground({ theme, density, direction, bare, children }: GroundProps) {
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
