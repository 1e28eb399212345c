import { useSession } from '@luzzu/api-client'
import { Link } from '@luzzu/routing'
import { LinkButton, Row, token } from '@luzzu/ui'
import styled from 'styled-components'
import { paths } from '../paths'
import { orderMessages } from './orders.copy'
import { useCurrentOrder } from './use-current-order'

/** The ways to orders of the account that keep another one from being held, to finish them or to give their places back. */
export function UnfinishedOrders({ orders = [] }: { orders?: readonly number[] | undefined }) {
  const { user } = useSession()
  const { open } = useCurrentOrder()
  if (!user || orders.length === 0) return null
  return (
    <Links>
      {orders.map((id) => (
        <LinkButton
          key={id}
          as={Link}
          size="small"
          variant="plain"
          to={paths.manage}
          onClick={() => open({ id, userId: user.id_user_pk })}
        >
          {orderMessages.finish(id)}
        </LinkButton>
      ))}
    </Links>
  )
}

const Links = styled(Row)`
  margin-top: ${token('space-3')};
`
