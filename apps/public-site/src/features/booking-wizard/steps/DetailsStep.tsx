import { useSite } from '@luzzu/api-client/site'
import { formatExtraPrice, formatMoney } from '@luzzu/domain'
import type { Addon, ProductWithAddons } from '@luzzu/domain/contracts'
import { CheckboxCard, ChoiceList, FactList } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { IncludedFeatures } from '../../../platform/product/IncludedFeatures'
import { ProductPicture } from '../../../platform/product/ProductPicture'
import { factsOf } from '../../../platform/product/product-facts'
import { optionalAddons, toggleAddon, type Wizard } from '../rules/wizard'
import { Lead } from '../wizard.styles'
import { WIZARD_WORDS } from '../wizard-words'

type DetailsStepProps = {
  heading: ReactNode
  product: ProductWithAddons
  wizard: Wizard
  onChange: (wizard: Wizard) => void
}

/** What the product is, what comes with it, and what can be added. */
export function DetailsStep({ heading, product, wizard, onChange }: DetailsStepProps) {
  const { currency } = useSite()
  const optional = optionalAddons(product)
  const priceOf = ({ extra_price }: Addon) =>
    extra_price ? `+${formatMoney(extra_price, currency)}` : formatExtraPrice(extra_price, currency)

  return (
    <>
      <ProductPicture product={product} />
      {heading}
      <Lead>{product.description}</Lead>
      <FactList variant="chips" facts={factsOf(product)} />
      <IncludedFeatures addons={product.addons} />
      {optional.length > 0 && (
        <>
          <h2>{WIZARD_WORDS.optional}</h2>
          <ChoiceList legend={WIZARD_WORDS.optional} hideLegend>
            {optional.map((addon) => (
              <CheckboxCard
                key={addon.id}
                label={addon.addon_name}
                aside={priceOf(addon)}
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
