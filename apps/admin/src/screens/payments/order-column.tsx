import { type Column, token } from '@luzzu/ui'
import styled from 'styled-components'
import { PAYMENTS_SCREEN_COPY as COPY, screenMessages } from './payments-screen.copy'

/** The order that a row belongs to; a press shows its payments. */
export const orderColumn = <Row extends { order_id: number }>(
  onShow: (orderId: number) => void,
): Column<Row> => ({
  key: 'order',
  header: COPY.order,
  align: 'end',
  bareInCard: true,
  cell: ({ order_id }) => (
    <OrderLink type="button" aria-label={screenMessages.order(order_id)} onClick={() => onShow(order_id)}>
      {screenMessages.orderNumber(order_id)}
    </OrderLink>
  ),
})

/** It looks like a link, because the row has no other way to its details. */
const OrderLink = styled.button`
  min-height: ${token('control-small')};
  padding: 0;
  border: 0;
  background: none;
  color: ${token('accent')};
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: ${token('edge-strong')};
  white-space: nowrap;
  cursor: pointer;
`
