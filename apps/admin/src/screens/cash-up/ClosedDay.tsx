import { useSite } from '@luzzu/api-client/site'
import { DESK_METHODS, formatMoney, METHOD_LABELS } from '@luzzu/domain'
import type { CashUpRecord } from '@luzzu/domain/contracts'
import { DescriptionList } from '@luzzu/ui'
import { Instant } from '../../platform/Instant'
import { Body, Sheet } from './CashUp.styles'
import { CASH_UP_COPY as COPY, cashUpMessages as messages } from './cash-up.copy'

/** What was counted on a day that is closed. */
export function ClosedDay({ cashUp }: { cashUp: CashUpRecord }) {
  const { currency } = useSite()
  const { expected, counted, difference, note, closed_at, closed_by } = cashUp
  const format = (amount: number | undefined) => formatMoney(amount ?? 0, currency)
  return (
    <Body>
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
            <tr key={method}>
              <th scope="row">{METHOD_LABELS[method]}</th>
              <td>{format(expected[method])}</td>
              <td>{format(counted?.[method])}</td>
              <td data-off={difference?.[method] ? true : undefined}>{format(difference?.[method])}</td>
            </tr>
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
