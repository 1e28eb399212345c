import { usePayments, useSite } from '@luzzu/api-client/site'
import { DESK_METHODS, formatMoney } from '@luzzu/domain'
import type { CashUpRecord } from '@luzzu/domain/contracts'
import { Alert, DescriptionList } from '@luzzu/ui'
import { Fragment } from 'react'
import { PAYMENTS_COPY } from '../../booking/payments/payments.copy'
import { Instant } from '../../platform/Instant'
import { Breakdown, partsOf } from './Breakdown'
import { Body, ScreenOnly, Sheet } from './CashUp.styles'
import { CASH_UP_COPY as COPY, cashUpMessages as messages } from './cash-up.copy'
import { MethodLink } from './MethodLink'

/** What was counted on a day that is closed. */
export function ClosedDay({ cashUp, isToday }: { cashUp: CashUpRecord; isToday: boolean }) {
  const { currency } = useSite()
  const isOnline = usePayments()?.mode === 'online'
  const { date, expected, breakdown, counted, difference, note, closed_at, closed_by } = cashUp
  const format = (amount: number | undefined) => formatMoney(amount ?? 0, currency)
  return (
    <Body>
      {isToday && isOnline && (
        <ScreenOnly>
          <Alert>{PAYMENTS_COPY.onlineGoesOn}</Alert>
        </ScreenOnly>
      )}
      <Sheet>
        <thead>
          <tr>
            {[COPY.method, COPY.expected, COPY.counted, COPY.difference].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DESK_METHODS.map((method) => (
            <Fragment key={method}>
              <tr>
                <th scope="row">
                  <MethodLink method={method} date={date} />
                </th>
                <td>{format(expected[method])}</td>
                <td>{format(counted?.[method])}</td>
                <td data-off={difference?.[method] ? true : undefined}>{format(difference?.[method])}</td>
              </tr>
              {partsOf(method, breakdown).length > 0 && (
                <tr data-part>
                  <td colSpan={4}>
                    <Breakdown method={method} breakdown={breakdown} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </Sheet>
      <DescriptionList
        items={[
          {
            term: COPY.closed,
            detail: closed_at && <Instant at={closed_at} />,
            small: closed_by && messages.closedBy(closed_by),
          },
          ...(note ? [{ term: COPY.note, detail: note }] : []),
        ]}
      />
    </Body>
  )
}
