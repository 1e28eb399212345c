import { canLoadCode, isOnline, loadWithTimeout, useReloadArea } from '@luzzu/routing'
import { IconButton, showError } from '@luzzu/ui'
import { Menu } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { NavigationEntry } from '../screen'
import type { DrawerContent } from './DrawerContent'
import { LAYOUT_COPY } from './layout.copy'
import { PhoneOnly } from './layout.styles'

const WIDE_SCREEN = '(min-width: 48em)'

/** The mobile menu. It closes after a selection and when the screen becomes wide. */
export function MobileDrawer({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const reloadArea = useReloadArea()
  const [open, setOpen] = useState(false)
  const [Sheet, setSheet] = useState<typeof DrawerContent>()

  useEffect(() => {
    const wide = globalThis.matchMedia(WIDE_SCREEN)
    const closeWhenWide = () => wide.matches && setOpen(false)
    wide.addEventListener('change', closeWhenWide)
    return () => wide.removeEventListener('change', closeWhenWide)
  }, [])

  async function load() {
    if (Sheet || !canLoadCode()) return
    try {
      const loaded = await loadWithTimeout(() => import('./DrawerContent'))
      setSheet(() => loaded.DrawerContent)
    } catch {
      setOpen(false)
      showError(LAYOUT_COPY.menuFailed, isOnline() ? { retry: reloadArea } : {})
    }
  }

  function show() {
    if (!Sheet && !canLoadCode()) {
      showError(LAYOUT_COPY.menuFailed)
      return
    }
    setOpen(true)
    load()
  }

  return (
    <PhoneOnly>
      <IconButton
        aria-label="Open menu"
        aria-expanded={open}
        aria-haspopup="dialog"
        icon={<Menu />}
        // Loading starts on touch, so that the content is mostly there on release.
        onPointerDown={load}
        onClick={show}
      />
      {Sheet && <Sheet open={open} onClose={() => setOpen(false)} navigation={navigation} />}
    </PhoneOnly>
  )
}
