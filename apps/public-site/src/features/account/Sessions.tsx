import { LIST_QUERY, referenceOf } from '@luzzu/api-client'
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '@luzzu/api-client/account'
import type { Session } from '@luzzu/domain/contracts'
import { Button, ErrorAlert, ErrorState, Panel, Skeleton, showSuccess, size } from '@luzzu/ui'
import { useRef, useState } from 'react'
import { failureText } from '../../platform/failure-text'
import { ACCOUNT_COPY as COPY, describeSession, sessionName } from './account.copy'
import { Section, SessionItems } from './account.styles'

/** The open sessions of the user, each of which can be ended but this one. */
export function Sessions({ userId }: { userId: number }) {
  const sessions = useListSessionsQuery(userId, LIST_QUERY)
  const panel = useRef<HTMLElement>(null)
  return (
    <Panel ref={panel} tabIndex={-1} title={COPY.sessions}>
      <Section>
        {sessions.data ? (
          <SessionList
            userId={userId}
            sessions={sessions.data}
            onEnded={() => panel.current?.focus({ preventScroll: true })}
          />
        ) : sessions.isError ? (
          <ErrorState onRetry={sessions.refetch} retrying={sessions.isFetching}>
            {referenceOf(sessions.error)}
          </ErrorState>
        ) : (
          <Skeleton label="Loading…" shape="block" height={size(24)} />
        )}
      </Section>
    </Panel>
  )
}

type SessionListProps = { userId: number; sessions: readonly Session[]; onEnded: () => void }

function SessionList({ userId: id, sessions, onEnded }: SessionListProps) {
  const [endSession, ending] = useEndSessionMutation()
  const [endOthers, endingOthers] = useEndOtherSessionsMutation()
  const [failure, setFailure] = useState<string>()

  async function tell(sent: Promise<{ error?: unknown }>, done: string) {
    setFailure(undefined)
    const pressed = document.activeElement
    const { error } = await sent
    if (error) return setFailure(failureText(error, COPY.sessionNotEnded))
    // The button goes with its session.
    if (document.activeElement === pressed) onEnded()
    showSuccess(done)
  }

  return (
    <>
      <SessionItems>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <strong>{sessionName(session)}</strong>
              {describeSession(session).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </div>
            {!session.current && (
              <Button
                variant="plain"
                size="small"
                loading={ending.isLoading && ending.originalArgs?.session === session.id}
                onClick={() => tell(endSession({ id, session: session.id }), COPY.sessionEnded)}
              >
                {COPY.end}
              </Button>
            )}
          </li>
        ))}
      </SessionItems>
      <ErrorAlert>{failure}</ErrorAlert>
      {sessions.length > 1 && (
        <Button
          variant="plain"
          loading={endingOthers.isLoading}
          onClick={() => tell(endOthers(id), COPY.othersEnded)}
        >
          {COPY.endOthers}
        </Button>
      )}
    </>
  )
}
