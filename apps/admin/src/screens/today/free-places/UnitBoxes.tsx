import { Boxes } from './FreePlaces.styles'
import type { SlotUnits } from './free-units'

/** With more units only the text is shown. */
const MAX_DRAWN_UNITS = 12

/** One box per unit, beside the text that says the same. */
export function UnitBoxes({ units }: { units: SlotUnits }) {
  const count = units.product.units
  if (count > MAX_DRAWN_UNITS) return null
  return (
    <Boxes aria-hidden="true">
      {Array.from({ length: count }, (_, unit) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
        <i key={unit} data-state={stateOf(unit, units)} />
      ))}
    </Boxes>
  )
}

type UnitState = 'confirmed' | 'waiting' | 'held' | 'closed' | 'free'

function stateOf(unit: number, { confirmed, pending, held, closed }: SlotUnits): UnitState {
  if (unit < confirmed) return 'confirmed'
  if (unit < confirmed + pending) return 'waiting'
  if (unit < confirmed + pending + held) return 'held'
  return unit < confirmed + pending + held + closed ? 'closed' : 'free'
}
