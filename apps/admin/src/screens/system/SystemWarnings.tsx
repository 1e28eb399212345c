import type { SystemStatus } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Alert, Stack, token } from '@luzzu/ui'
import { TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { BACKUPS, EMAILS, PATHS } from '../../booking/paths'
import { SYSTEM_COPY as COPY } from './system.copy'

type SystemWarningsProps = { status: SystemStatus; hasMailServer: boolean }

/** What whoever runs the server has to do, before all that is as it should be; nothing where there is nothing. */
export function SystemWarnings({ status: { backup }, hasMailServer }: SystemWarningsProps) {
  const warnings = [
    ...(hasMailServer ? [] : [{ text: COPY.nobodyReceives, section: EMAILS, what: COPY.howEmails }]),
    ...(backup === null ? [{ text: COPY.noBackups, section: BACKUPS, what: COPY.howBackups }] : []),
    ...(backup?.verified === false
      ? [{ text: COPY.backupFailed, section: BACKUPS, what: COPY.howBackups }]
      : []),
  ]
  if (warnings.length === 0) return null
  return (
    <Warnings gap={2}>
      {warnings.map(({ text, section, what }) => (
        <Alert key={section} tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          <strong>{text}</strong> <Link to={`${PATHS.system}#${section}`}>{what}</Link>
        </Alert>
      ))}
    </Warnings>
  )
}

const Warnings = styled(Stack)`
  margin-bottom: ${token('space-4')};
`
