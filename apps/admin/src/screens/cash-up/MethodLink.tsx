import { type DeskMethod, METHOD_LABELS } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { linkTarget } from '@luzzu/ui'
import styled from 'styled-components'
import { paymentsOfDayPath } from '../../booking/paths'

/** A way of payment, which leads to what was paid by it on a day. */
export function MethodLink({ method, date }: { method: DeskMethod; date: string }) {
  return <Strong to={paymentsOfDayPath(date, method)}>{METHOD_LABELS[method]}</Strong>
}

const Strong = styled(Link)`
  ${linkTarget}
  font-weight: 600;
`
