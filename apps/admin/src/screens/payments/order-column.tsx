import { Button, type Column } from '@luzzu/ui'
import { PAYMENTS_SCREEN_COPY as COPY, screenMessages } from './payments-screen.copy'

/** The order that a row belongs to; a press shows it. */
export const orderColumn = <Row extends { order_id: number }>(
  onShow: (orderId: number) => void,
): Column<Row> => ({
  key: 'order',
  header: COPY.order,
  align: 'end',
  cell: ({ order_id }) => (
    <Button
      size="small"
      variant="quiet"
      aria-label={screenMessages.order(order_id)}
      onClick={() => onShow(order_id)}
    >
      {order_id}
    </Button>
  ),
})
