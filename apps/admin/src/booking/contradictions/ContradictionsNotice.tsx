import { Link } from '@luzzu/routing'
import { Alert, token } from '@luzzu/ui'
import { FileWarning } from 'lucide-react'
import styled from 'styled-components'
import { useUrlSection } from '../../platform/use-url-section'
import { CONTRADICTIONS } from '../paths'
import { contradictionsMessages } from './contradictions.copy'
import { useContradictions } from './use-contradictions'

/** Names the texts that the settings contradict; announced, because it follows what is saved. */
export function ContradictionsNotice() {
  const texts = useContradictions()
  return (
    <Notice ref={useUrlSection(CONTRADICTIONS)} id={CONTRADICTIONS} role="status" tabIndex={-1}>
      {texts.length > 0 && (
        <Alert tone="info" icon={<FileWarning aria-hidden="true" />}>
          {contradictionsMessages.found(texts.length)}:
          <ul>
            {texts.map(({ key, name, path, problems }) => (
              <li key={key}>
                <Link to={path}>{name}</Link> {problems.join(' ')}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </Notice>
  )
}

/** Takes no room while there is none. */
const Notice = styled.section`
  &:not(:empty) {
    margin-bottom: ${token('space-4')};
  }
`
