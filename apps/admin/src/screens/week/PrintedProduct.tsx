import type { ReactNode } from 'react'
import styled from 'styled-components'

type PrintedProductProps = {
  name: string
  units: string | undefined
  shares: readonly number[]
  /** Its days. */
  children: ReactNode
}

/** The days of a product below its name: a table of its own, whose name is repeated where the next page goes on with it. */
export const PrintedProduct = ({ name, units, shares, children }: PrintedProductProps) => (
  <tr data-product>
    <td colSpan={shares.length}>
      <Product>
        <DayColumns shares={shares} />
        <thead>
          <tr>
            <th colSpan={shares.length}>
              <strong>{name}</strong> {units && <span>{units}</span>}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>{children}</tr>
        </tbody>
      </Product>
    </td>
  </tr>
)

/** The widths of the days, in percent. */
export const DayColumns = ({ shares }: Pick<PrintedProductProps, 'shares'>) => (
  <colgroup>
    {shares.map((percent, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name.
      <col key={index} style={{ width: `${percent}%` }} />
    ))}
  </colgroup>
)

const Product = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;

  th > span {
    font-size: 7.5pt;
  }
  /* Goes on on the next page. */
  > tbody > tr {
    break-inside: auto;
  }
`
