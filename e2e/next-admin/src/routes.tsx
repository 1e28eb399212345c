import { api, useSession } from '@luzzu/api-client'
import type { AreaRoute } from '@luzzu/routing'
import { Meter } from './Meter'

/** An endpoint that the running shell does not know. */
const { useFindZoneQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    findZone: build.query<{ time_zone: string }, void>({ query: () => '/site?asked-by=next-admin' }),
  }),
})

function NextAdmin() {
  const { data } = useFindZoneQuery()
  const { user } = useSession()
  return (
    <main>
      <h1>The next admin</h1>
      <p>Signed in as {user?.username}</p>
      {data && <Meter label="Zone" text={data.time_zone} />}
    </main>
  )
}

export const routes: AreaRoute[] = [{ index: true, element: <NextAdmin /> }]
