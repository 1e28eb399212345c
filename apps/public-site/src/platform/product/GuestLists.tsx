import { Backpack, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { TRIP_COPY } from '../trip/trip.copy'
import { Included, Requirements } from './product.styles'

type GuestListsProps = { bring: readonly string[]; requirements: readonly string[] }

/** What guests bring, and who can take part; nothing of what is not told. */
export function GuestLists({ bring, requirements }: GuestListsProps) {
  return (
    <>
      {bring.length > 0 && (
        <>
          <h2>{TRIP_COPY.bring}</h2>
          <Included>{linesOf(bring, <Backpack aria-hidden="true" />)}</Included>
        </>
      )}
      {requirements.length > 0 && (
        <>
          <h2>{TRIP_COPY.requirements}</h2>
          <Requirements>{linesOf(requirements, <ShieldCheck aria-hidden="true" />)}</Requirements>
        </>
      )}
    </>
  )
}

const linesOf = (lines: readonly string[], icon: ReactNode) =>
  lines.map((line) => (
    <li key={line}>
      {icon}
      {line}
    </li>
  ))
