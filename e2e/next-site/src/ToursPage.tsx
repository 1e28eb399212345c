import { Meter } from '../../next-admin/src/Meter'
import { useFindZoneQuery } from '../../next-admin/src/zone'

export default function ToursPage() {
  const { data } = useFindZoneQuery()
  return (
    <main>
      <h1>Tours</h1>
      {data && <Meter label="Zone" text={data.time_zone} />}
    </main>
  )
}
