import { validateGuests } from '@luzzu/domain'
import type { Product, ProductWithAddons } from '@luzzu/domain/contracts'
import { DescriptionList, NumberField } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { GuestLists } from '../../../platform/product/GuestLists'
import { IncludedFeatures } from '../../../platform/product/IncludedFeatures'
import { ProductPicture } from '../../../platform/product/ProductPicture'
import { Lead } from '../../../platform/product/product.styles'
import { productSpecs } from '../../../platform/product/product-specs'
import { useGuestDetails } from '../../../platform/trip/use-guest-details'
import { guestsOf, optionalAddons, type Wizard } from '../wizard'
import { guestsHint, WIZARD_COPY } from '../wizard.copy'
import { Intro, ShortField } from '../wizard.styles'
import { AddonChoice } from './AddonChoice'

type DetailsStepProps = {
  heading: ReactNode
  product: ProductWithAddons
  wizard: Wizard
  /** What leads to the next step where the button leads past it, below the choices. */
  nextStep: ReactNode
  onChange: (wizard: Wizard) => void
}

/** Product details, included features and optional add-ons. */
export function DetailsStep({ heading, product, wizard, nextStep, onChange }: DetailsStepProps) {
  const optional = optionalAddons(product)
  const guests = useGuestDetails(product.id)

  return (
    <>
      <Intro>
        <ProductPicture product={product} />
        <div>
          {heading}
          <Lead>{product.description}</Lead>
          <DescriptionList variant="chips" items={productSpecs(product)} />
        </div>
      </Intro>
      <GuestsField product={product} wizard={wizard} onChange={onChange} />
      {optional.length > 0 && (
        <>
          <h2>{WIZARD_COPY.optional}</h2>
          <Lead>{WIZARD_COPY.addonsLead}</Lead>
          <AddonChoice addons={optional} wizard={wizard} onChange={onChange} />
        </>
      )}
      {nextStep}
      <IncludedFeatures addons={product.addons} />
      <GuestLists {...guests} />
    </>
  )
}

type GuestsFieldProps = { product: Product; wizard: Wizard; onChange: (wizard: Wizard) => void }

/** How many guests come; optional unless each of them is charged. */
function GuestsField({ product, wizard, onChange }: GuestsFieldProps) {
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
        onChange={(event) => onChange({ ...wizard, guests: event.target.value, requestedGuests: undefined })}
      />
    </ShortField>
  )
}
