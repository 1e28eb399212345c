import { useFindSettingsVersionQuery } from '@luzzu/api-client/settings'
import { PageHeader, Skeleton, size } from '@luzzu/ui'
import { ContradictionsNotice } from '../../booking/contradictions/ContradictionsNotice'
import { QueryView } from '../../platform/refresh/QueryView'
import { sourceOf } from '../../platform/refresh/use-refreshed'
import { usePageTitle } from '../../platform/use-page-title'
import { SettingsEditor } from './SettingsEditor'
import { SETTINGS_COPY as COPY } from './settings.copy'

/** The facts and the booking rules of the business. */
export default function SettingsPage() {
  const query = useFindSettingsVersionQuery()
  return (
    <>
      <title>{usePageTitle(COPY.title)}</title>
      <PageHeader title={COPY.title} />
      <ContradictionsNotice />
      <QueryView
        // Its form keeps what it began with.
        query={{ ...query, source: { ...sourceOf(query), refresh: () => {} } }}
        failure={COPY.notLoaded}
        skeleton={<Skeleton label={COPY.loading} shape="block" height={size(96)} />}
      >
        {(version) => <SettingsEditor version={version} />}
      </QueryView>
    </>
  )
}
