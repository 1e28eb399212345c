import { useSite } from '@luzzu/api-client/site'
import { showExtraPrice, showMoney } from '@luzzu/domain'
import type { Addon, ProductWithAddons } from '@luzzu/domain/contracts'
import { CheckboxCard, ChoiceList, FactList } from '@luzzu/ui'
import { Check, Sailboat } from 'lucide-react'
import type { ReactNode } from 'react'
import { productImage } from '../../../platform/product-image'
import { optionalAddons, toggleAddon, type Wizard } from '../rules/wizard'
import { Included, Lead, Picture } from '../wizard.styles'
import { WIZARD_WORDS } from '../wizard-words'
import { factsOf } from './product-facts'

type DetailsStepProps = {
  heading: ReactNode
  product: ProductWithAddons
  wizard: Wizard
  onChange: (wizard: Wizard) => void
}

/** What the product is, what comes with it, and what can be added. */
export function DetailsStep({ heading, product, wizard, onChange }: DetailsStepProps) {
  const { currency } = useSite()
  const image = productImage({
    address: product.image_url,
    sizes: '(min-width: 960px) 712px, 100vw',
    alt: product.name,
    loading: 'eager',
  })
  const included = product.addons.filter((addon) => addon.included === 1)
  const optional = optionalAddons(product)
  const priceOf = ({ extra_price }: Addon) =>
    extra_price ? `+${showMoney(extra_price, currency)}` : showExtraPrice(extra_price, currency)

  return (
    <>
      <Picture>
        {image ? <img {...image} alt={image.alt} fetchPriority="high" /> : <Sailboat aria-hidden="true" />}
      </Picture>
      {heading}
      <Lead>{product.description}</Lead>
      <FactList variant="chips" facts={factsOf(product)} />
      {included.length > 0 && (
        <>
          <h2>{WIZARD_WORDS.included}</h2>
          <Included>
            {included.map(({ id, addon_name }) => (
              <li key={id}>
                <Check aria-hidden="true" />
                {addon_name}
              </li>
            ))}
          </Included>
        </>
      )}
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
