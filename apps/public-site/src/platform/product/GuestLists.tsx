import { Backpack, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { TRIP_COPY } from '../trip/trip.copy'
import { Included } from './product.styles'

type GuestListsProps = { bring: readonly string[]; requirements: readonly string[] }

/** What guests bring, and who can take part; nothing of what is not told. */
export function GuestLists({ bring, requirements }: GuestListsProps) {
  return (
    <>
      <Lines title={TRIP_COPY.bring} lines={bring} icon={<Backpack aria-hidden="true" />} />
      <Lines title={TRIP_COPY.requirements} lines={requirements} icon={<ShieldCheck aria-hidden="true" />} />
    </>
  )
}

function Lines({ title, lines, icon }: { title: string; lines: readonly string[]; icon: ReactNode }) {
  if (lines.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <Included>
        {lines.map((line) => (
          <li key={line}>
            {icon}
            {line}
          </li>
        ))}
      </Included>
    </>
  )
}
