import { lazyPage } from '@luzzu/routing'
import { Dialog, Skeleton, size } from '@luzzu/ui'
import { type ComponentType, Suspense } from 'react'
import { PageUnavailable } from './PageUnavailable'

type DialogState = { open: boolean; onClose: () => void }

/**
 * A dialog whose code comes when it is needed, or sooner by `preload`; under its title it says that it could not. Until then
 * it is open already: what is typed for it must not be taken for shortcuts of the page.
 */
export function lazyDialog<Props extends DialogState>(
  load: () => Promise<ComponentType<Props>>,
  title: string,
  Loading: ComponentType<Props> = function Loading({ open, onClose }: Props) {
    return (
      <Dialog open={open} onClose={onClose} title={title}>
        <Skeleton label="Loading…" shape="block" height={size(30)} />
      </Dialog>
    )
  },
) {
  const Loaded = lazyPage<Props>(async () => ({ default: await load() }), Unavailable)

  function Unavailable({ open, onClose }: Props) {
    return (
      <Dialog open={open} onClose={onClose} title={title}>
        <PageUnavailable />
      </Dialog>
    )
  }

  function LazyDialog(props: Props) {
    return (
      <Suspense fallback={<Loading {...props} />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
  return Object.assign(LazyDialog, { preload: Loaded.preload })
}
