import { Panel } from '@luzzu/ui'
import type { ReactNode } from 'react'
import type { SettingsSection } from '../../booking/paths'
import { useAddressedSection } from '../../platform/use-addressed-section'
import { PanelBody } from './Settings.styles'

type SectionProps = { id: SettingsSection; title: string; children: ReactNode }

/** A section of the settings, which links lead to. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <Panel ref={useAddressedSection(id)} id={id} tabIndex={-1} title={title}>
      <PanelBody>{children}</PanelBody>
    </Panel>
  )
}
