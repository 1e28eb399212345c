import type { ReactNode } from 'react'
import styled from 'styled-components'

type PrintedSlotProps = {
  title: ReactNode
  /** How many bookings it has. */
  count: number
  /** Its bookings. */
  children: ReactNode
}

/** The bookings of a slot below its time: a table of its own, whose time is repeated where the next page goes on with it. */
export const PrintedSlot = ({ title, count, children }: PrintedSlotProps) => (
  <Slot style={{ '--columns': count }}>
    <thead>
      <tr>
        <th>{title}</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>{children}</td>
      </tr>
    </tbody>
  </Slot>
)

/** Slots of a cell beside each other, where the other days leave room. */
export const PrintedSlots = styled.div`
  --column: 30mm;
  --gap: 2mm;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 1mm var(--gap);
`

const Slot = styled.table`
  /* As wide as its bookings beside each other. */
  width: min(100%, calc(var(--columns) * (var(--column) + var(--gap)) - var(--gap)));
  table-layout: fixed;
  border-collapse: collapse;

  && th,
  && td {
    padding: 0;
    border: 0;
    font-size: 8pt;
  }
  /* Over all its bookings: beside each other, those of two slots would look alike. */
  && th {
    border-block-end: 0.5pt solid;
  }
  > tbody > tr {
    break-inside: auto;
  }
  > tbody > tr > td {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(var(--column), 100%), 1fr));
    gap: 0 var(--gap);
  }
`
