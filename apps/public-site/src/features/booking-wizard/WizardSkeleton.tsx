import { Skeleton } from '@luzzu/ui'
import { Picture } from '../../platform/product/product.styles'
import { Frame } from './wizard.styles'

/** The shape of the first step while the product is on its way. */
export function WizardSkeleton() {
  return (
    <Frame>
      <ol aria-hidden="true">
        <li>
          <Skeleton shape="block" width="100%" height="46px" />
        </li>
      </ol>
      <div>
        <Picture />
        <Skeleton shape="block" width="60%" height="3rem" label="Loading the product" />
        <Skeleton width="100%" height="5rem" />
      </div>
      <Skeleton shape="block" width="100%" height="26rem" />
    </Frame>
  )
}
