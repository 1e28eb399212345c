import { useSite } from '@luzzu/api-client/site'
import { formatSurcharge } from '@luzzu/domain'
import type { Addon } from '@luzzu/domain/contracts'
import { Button, CheckboxCard, ChoiceList } from '@luzzu/ui'
import { useState } from 'react'
import { toggleAddon, type Wizard } from '../wizard'
import { showAllAddons, WIZARD_COPY } from '../wizard.copy'

const MAX_FOLDED = 8

type AddonChoiceProps = { addons: readonly Addon[]; wizard: Wizard; onChange: (wizard: Wizard) => void }

/** The optional add-ons. Of many only the first are shown until all are wanted, and those that were chosen before. */
export function AddonChoice({ addons, wizard, onChange }: AddonChoiceProps) {
  const { currency } = useSite()
  const [isUnfolded, setUnfolded] = useState(false)
  // Not those that are chosen now: unchecking one would take it away.
  const [chosenBefore] = useState(wizard.addonIds)
  const folded = addons.filter(({ id }, index) => index < MAX_FOLDED || chosenBefore.includes(id))
  const shown = isUnfolded ? addons : folded
  const firstHidden = addons.find((addon) => !folded.includes(addon))

  return (
    <ChoiceList legend={WIZARD_COPY.optional} hideLegend>
      {shown.map((addon) => (
        <CheckboxCard
          key={addon.id}
          // The button that has brought it is gone.
          autoFocus={isUnfolded && addon === firstHidden}
          label={addon.addon_name}
          aside={formatSurcharge(addon.extra_price, currency)}
          checked={wizard.addonIds.includes(addon.id)}
          onChange={() => onChange(toggleAddon(wizard, addon.id))}
        />
      ))}
      {firstHidden && !isUnfolded && (
        <Button variant="plain" onClick={() => setUnfolded(true)}>
          {showAllAddons(addons.length)}
        </Button>
      )}
    </ChoiceList>
  )
}
