import type { Dashboard } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Alert } from '@luzzu/ui'
import { HandCoins } from 'lucide-react'
import { PATHS } from '../../booking/paths'
import { Spaced } from './Dashboard.styles'
import { DASHBOARD_COPY as COPY, describeMoneyTasks } from './dashboard.copy'

/** What of payments waits for staff; nothing where nothing does. */
export function MoneyTasks({ tasks }: { tasks: Dashboard['payments'] }) {
  if (!tasks || tasks.attention + tasks.to_hand_over === 0) return null
  return (
    <Spaced>
      <Alert tone="warning" icon={<HandCoins aria-hidden="true" />}>
        {describeMoneyTasks(tasks)} <Link to={PATHS.payments}>{COPY.openPayments}</Link>
      </Alert>
    </Spaced>
  )
}
