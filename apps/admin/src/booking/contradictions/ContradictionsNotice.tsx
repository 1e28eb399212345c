import { Link } from '@luzzu/routing'
import { Alert, token } from '@luzzu/ui'
import { FileWarning } from 'lucide-react'
import styled from 'styled-components'
import { useContradictions } from './use-contradictions'

/** Names the texts that the settings contradict; announced, because it follows what is saved. */
export function ContradictionsNotice() {
  const texts = useContradictions()
  return (
    <Notice role="status">
      {texts.length > 0 && (
        <Alert tone="info" icon={<FileWarning aria-hidden="true" />}>
          {contradictedTexts(texts.length)}
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

const contradictedTexts = (count: number) =>
  count === 1
    ? 'One text of the website does not fit the settings:'
    : `${count} texts of the website do not fit the settings:`

/** Takes no room while there is none. */
const Notice = styled.div`
  &:not(:empty) {
    margin-bottom: ${token('space-4')};
  }
`
