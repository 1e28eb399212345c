import { LIST_QUERY } from '@luzzu/api-client'
import { useGetSystemStatusQuery } from '@luzzu/api-client/system'
import type { SystemStatus } from '@luzzu/domain/contracts'
import { Badge, DescriptionList, media, PageHeader, Panel, Skeleton, size, token } from '@luzzu/ui'
import styled from 'styled-components'
import { BACKUPS, EMAILS } from '../../booking/paths'
import { useHasMailServer } from '../../booking/phone-calls/use-has-mail-server'
import { Instant } from '../../platform/Instant'
import { formatCount } from '../../platform/lists/format-count'
import { QueryView } from '../../platform/refresh/QueryView'
import { usePageTitle } from '../../platform/use-page-title'
import { useUrlSection } from '../../platform/use-url-section'
import { FailedEmails } from './FailedEmails'
import { SystemWarnings } from './SystemWarnings'
import {
  SYSTEM_COPY as COPY,
  DATABASE_NAMES,
  HOW_TO_BACK_UP,
  isEmailJob,
  jobName,
  partName,
} from './system.copy'
import { TextWithCode } from './TextWithCode'

/** How the installation is doing: versions, backup, emails and jobs. */
export default function SystemPage() {
  const query = useGetSystemStatusQuery(undefined, LIST_QUERY)
  const hasMailServer = useHasMailServer()
  return (
    <>
      <title>{usePageTitle(COPY.title)}</title>
      <PageHeader title={COPY.title} />
      <QueryView
        query={query}
        failure={COPY.notLoaded}
        skeleton={<Skeleton label={COPY.loading} shape="block" height={size(96)} />}
      >
        {(status) => (
          <>
            <SystemWarnings status={status} hasMailServer={hasMailServer} />
            <Panels>
              <div>
                <Backups status={status} />
                <Jobs jobs={status.jobs} isSent={hasMailServer} />
              </div>
              <div>
                <Emails mail={status.mail} isSent={hasMailServer} />
                <Installation status={status} />
              </div>
            </Panels>
            <FailedEmails />
          </>
        )}
      </QueryView>
    </>
  )
}

/** How old the newest copy is; without one, how it is made. */
function Backups({ status: { backup, database } }: { status: SystemStatus }) {
  return (
    <Panel ref={useUrlSection(BACKUPS)} id={BACKUPS} tabIndex={-1} title={COPY.backups}>
      <PanelBody>
        <DescriptionList
          items={[
            {
              term: COPY.backup,
              detail: backup ? (
                <>
                  <Instant at={backup.last_at} />{' '}
                  <Badge tone={backup.verified ? 'confirmed' : 'cancelled'}>
                    {backup.verified ? COPY.verified : COPY.notVerified}
                  </Badge>
                </>
              ) : (
                COPY.noBackup
              ),
            },
          ]}
        />
        {!backup && (
          <Advice>
            <TextWithCode>{HOW_TO_BACK_UP[database]}</TextWithCode>
          </Advice>
        )}
      </PanelBody>
    </Panel>
  )
}

function Installation({ status: { versions, database } }: { status: SystemStatus }) {
  return (
    <Panel title={COPY.installation}>
      <PanelBody>
        <DescriptionList
          items={[
            { term: COPY.database, detail: DATABASE_NAMES[database] },
            ...Object.entries(versions).map(([part, version]) => ({ term: partName(part), detail: version })),
          ]}
        />
      </PanelBody>
    </Panel>
  )
}

type EmailsProps = { mail: SystemStatus['mail']; isSent: boolean }

/** What waits and what failed; without a mail server, that nothing is sent. */
function Emails({ mail: { waiting, failed, oldest_at }, isSent }: EmailsProps) {
  return (
    <Panel ref={useUrlSection(EMAILS)} id={EMAILS} tabIndex={-1} title={COPY.emails}>
      <PanelBody>
        <DescriptionList
          items={[
            { term: COPY.waiting, detail: formatCount(waiting) },
            ...(oldest_at === null ? [] : [{ term: COPY.oldest, detail: <Instant at={oldest_at} /> }]),
            { term: COPY.failed, detail: formatCount(failed) },
          ]}
        />
        {!isSent && (
          <Advice>
            <TextWithCode>{COPY.noMailServer}</TextWithCode>
          </Advice>
        )}
      </PanelBody>
    </Panel>
  )
}

type JobsProps = Pick<SystemStatus, 'jobs'> & Pick<EmailsProps, 'isSent'>

function Jobs({ jobs, isSent }: JobsProps) {
  return (
    <Panel title={COPY.jobs}>
      <PanelBody>
        <DescriptionList
          items={jobs.map(({ name, last_at, last_error }) => ({
            term: jobName(name),
            detail:
              last_at === null ? (
                COPY.neverRan
              ) : (
                <>
                  <Instant at={last_at} />{' '}
                  <Outcome error={last_error} isUnsent={!isSent && isEmailJob(name)} />
                </>
              ),
          }))}
        />
      </PanelBody>
    </Panel>
  )
}

/** That of the last run; `isUnsent`: what it has to say reaches nobody. */
function Outcome({ error, isUnsent }: { error: string | null; isUnsent: boolean }) {
  if (error !== null)
    return (
      <>
        <Badge tone="cancelled">{COPY.failed}</Badge> {error}
      </>
    )
  if (!isUnsent) return <Badge tone="confirmed">{COPY.succeeded}</Badge>
  return (
    <>
      <Badge tone="pending">{COPY.notSent}</Badge> {COPY.nothingSent}
    </>
  )
}

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
  align-items: start;
  gap: ${token('space-4')};
  margin-bottom: ${token('space-4')};

  > div {
    display: grid;
    gap: ${token('space-4')};
    min-width: 0;
  }
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Advice = styled.p`
  margin-top: ${token('space-2')};
  font-size: ${token('text-table')};
  overflow-wrap: anywhere;
`

const PanelBody = styled.div`
  padding: 0 ${token('space-4h')} ${token('space-4')};

  ${media.phone} {
    padding-inline: ${token('space-4')};
  }
`
