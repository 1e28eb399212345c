import { lazyPage } from '@luzzu/routing'
import { Dialog } from '@luzzu/ui'
import { type ComponentType, Suspense } from 'react'
import { PageUnavailable } from './PageUnavailable'

type DialogState = { open: boolean; onClose: () => void }

/** A dialog whose code comes when it is needed, or sooner by `preload`; under its title it says that it could not. */
export function lazyDialog<Props extends DialogState>(
  load: () => Promise<ComponentType<Props>>,
  title: string,
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
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
  return Object.assign(LazyDialog, { preload: Loaded.preload })
}
