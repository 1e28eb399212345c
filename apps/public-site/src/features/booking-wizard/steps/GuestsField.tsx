import { validateGuests } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { NumberField } from '@luzzu/ui'
import { useState } from 'react'
import { guestsOf, type Wizard } from '../wizard'
import { guestsHint, WIZARD_COPY } from '../wizard.copy'
import { ShortField } from '../wizard.styles'

type GuestsFieldProps = { product: Product; wizard: Wizard; onChange: (wizard: Wizard) => void }

/** How many guests come; optional unless each of them is charged. */
export function GuestsField({ product, wizard, onChange }: GuestsFieldProps) {
  const { charge = 'as_listed', max_persons } = product
  const { guests = '' } = wizard
  const problem = validateGuests(guestsOf(wizard), { charge, max_persons })
  const [touched, setTouched] = useState(guests !== '')
  return (
    <ShortField>
      <NumberField
        label={WIZARD_COPY.guests}
        optional={charge !== 'per_person'}
        hint={guestsHint(max_persons)}
        error={touched ? problem : undefined}
        required={charge === 'per_person'}
        min={1}
        max={max_persons}
        step={1}
        value={guests}
        onBlur={() => setTouched(true)}
        onChange={(event) => onChange({ ...wizard, guests: event.target.value })}
      />
    </ShortField>
  )
}
