import { useSession } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { type ActivityType, showMoney } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { LinkButton, MediaCard, Price } from '@luzzu/ui'
import { paths } from '../../../paths'
import { productImage } from '../../../platform/product-image'
import { HOME_WORDS } from '../home-words'
import { ActivityIcon } from './ActivityIcon'
import { useRememberChoice } from './use-remember-choice'

/** One product; the whole card leads to booking it, by way of registration for visitors. */
export function ProductCard({ product, type }: { product: Product; type: ActivityType }) {
  const { currency } = useSite()
  const { user } = useSession()
  const remember = useRememberChoice()

  return (
    <MediaCard
      title={product.name}
      image={productImage({ address: product.image_url, sizes: '320px' })}
      placeholderIcon={<ActivityIcon type={type} />}
      footer={
        <>
          <Price prefix="From" amount={showMoney(product.price, currency)} unit="/hour" />
          <LinkButton
            as={Link}
            to={user ? paths.book(product.id) : paths.register}
            onClick={() => !user && remember(product)}
            aria-label={`${HOME_WORDS.bookNow}: ${product.name}`}
            stretch
          >
            {HOME_WORDS.bookNow}
          </LinkButton>
        </>
      }
    >
      {product.description}
    </MediaCard>
  )
}
