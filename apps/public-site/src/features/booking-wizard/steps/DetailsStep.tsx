import { useSite } from '@luzzu/api-client/site'
import { formatSurcharge } from '@luzzu/domain'
import type { ProductWithAddons } from '@luzzu/domain/contracts'
import { CheckboxCard, ChoiceList, DescriptionList } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { IncludedFeatures } from '../../../platform/product/IncludedFeatures'
import { ProductPicture } from '../../../platform/product/ProductPicture'
import { productSpecs } from '../../../platform/product/product-specs'
import { optionalAddons, toggleAddon, type Wizard } from '../wizard'
import { WIZARD_COPY } from '../wizard.copy'
import { Lead } from '../wizard.styles'
import { GuestsField } from './GuestsField'

type DetailsStepProps = {
  heading: ReactNode
  product: ProductWithAddons
  wizard: Wizard
  onChange: (wizard: Wizard) => void
}

/** Product details, included features and optional add-ons. */
export function DetailsStep({ heading, product, wizard, onChange }: DetailsStepProps) {
  const { currency } = useSite()
  const optional = optionalAddons(product)

  return (
    <>
      <ProductPicture product={product} />
      {heading}
      <Lead>{product.description}</Lead>
      <DescriptionList variant="chips" items={productSpecs(product)} />
      <IncludedFeatures addons={product.addons} />
      <GuestsField product={product} wizard={wizard} onChange={onChange} />
      {optional.length > 0 && (
        <>
          <h2>{WIZARD_COPY.optional}</h2>
          <ChoiceList legend={WIZARD_COPY.optional} hideLegend>
            {optional.map((addon) => (
              <CheckboxCard
                key={addon.id}
                label={addon.addon_name}
                aside={formatSurcharge(addon.extra_price, currency)}
                checked={wizard.addonIds.includes(addon.id)}
                onChange={() => onChange(toggleAddon(wizard, addon.id))}
              />
            ))}
          </ChoiceList>
        </>
      )}
    </>
  )
}
