import { Skeleton, size } from '@luzzu/ui'
import { Picture } from '../../platform/product/product.styles'
import { Intro, WizardLayout } from './wizard.styles'

/** Skeleton of the first step. */
export function WizardSkeleton() {
  return (
    <WizardLayout>
      <ol aria-hidden="true">
        <li>
          <Skeleton shape="block" width="100%" height={size(11.5)} />
        </li>
      </ol>
      <Intro>
        <Picture />
        <div>
          <Skeleton shape="block" width="60%" height={size(12)} label="Loading the product" />
          <Skeleton width="100%" height={size(20)} />
        </div>
      </Intro>
      <Skeleton shape="block" width="100%" height={size(104)} />
    </WizardLayout>
  )
}
