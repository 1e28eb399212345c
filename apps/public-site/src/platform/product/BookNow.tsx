import { useSession } from '@luzzu/api-client'
import type { Product } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { LinkButton, type LinkButtonProps } from '@luzzu/ui'
import { paths } from '../../paths'
import { useRememberChoice } from './use-remember-choice'

type BookNowProps = Pick<LinkButtonProps, 'size' | 'stretch' | 'fullWidth'> & { product: Product }

/** Leads to booking a product; visitors by way of registration, where the choice is kept. */
export function BookNow({ product, ...look }: BookNowProps) {
  const { user } = useSession()
  const remember = useRememberChoice()
  return (
    <LinkButton
      as={Link}
      to={user ? paths.book(product.id) : paths.register}
      onClick={() => !user && remember(product)}
      aria-label={`Book Now: ${product.name}`}
      {...look}
    >
      Book Now
    </LinkButton>
  )
}
