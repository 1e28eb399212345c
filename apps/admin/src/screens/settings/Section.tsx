import { useLocation } from '@luzzu/routing'
import { Panel } from '@luzzu/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { SettingsSection } from '../../booking/paths'
import { PanelBody } from './Settings.styles'

type SectionProps = { id: SettingsSection; title: string; children: ReactNode }

/** A section of the settings; where the address names it, it is scrolled to and takes the focus. */
export function Section({ id, title, children }: SectionProps) {
  const { hash, key } = useLocation()
  const section = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each navigation to the same section
  useEffect(() => {
    if (hash !== `#${id}`) return
    section.current?.scrollIntoView()
    section.current?.focus({ preventScroll: true })
  }, [hash, key, id])

  return (
    <Panel ref={section} id={id} tabIndex={-1} title={title}>
      <PanelBody>{children}</PanelBody>
    </Panel>
  )
}
