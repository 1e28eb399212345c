import { useSession } from '@luzzu/api-client'
import { Meter } from './Meter'
import { useFindZoneQuery } from './zone'

export default function OverviewPage() {
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
