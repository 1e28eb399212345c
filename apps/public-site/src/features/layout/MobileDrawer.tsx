import { useSession } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { Link } from '@luzzu/routing'
import { Brand, Button, Drawer, IconButton, LinkButton } from '@luzzu/ui'
import { House, LogOut, Menu, Sailboat } from 'lucide-react'
import { useEffect, useState } from 'react'
import { paths } from '../../paths'
import { useLogOut } from '../../platform/use-log-out'
import { DrawerLinks, PhoneOnly } from './layout.styles'
import { LAYOUT_WORDS } from './layout-words'

const WIDE = '(min-width: 768px)'

/** The menu of a small screen. It closes when somebody has chosen, and when the screen becomes wide. */
export function MobileDrawer() {
  const { site_name } = useSite()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)

  useEffect(() => {
    const wide = globalThis.matchMedia(WIDE)
    const closeWhenWide = () => wide.matches && setOpen(false)
    wide.addEventListener('change', closeWhenWide)
    return () => wide.removeEventListener('change', closeWhenWide)
  }, [])

  return (
    <PhoneOnly>
      <IconButton
        aria-label="Open menu"
        aria-expanded={open}
        aria-haspopup="dialog"
        icon={<Menu />}
        onClick={() => setOpen(true)}
      />
      <Drawer
        open={open}
        onClose={close}
        title="Menu"
        head={<Brand as={Link} to={paths.home} name={site_name} onClick={close} />}
        footer={<DrawerFoot onLeave={close} />}
      >
        <nav aria-label="Main">
          <DrawerLinks>
            <li>
              <Link to={paths.home} onClick={close}>
                <House aria-hidden="true" />
                {LAYOUT_WORDS.home}
              </Link>
            </li>
            <li>
              <Link to={paths.services} onClick={close}>
                <Sailboat aria-hidden="true" />
                {LAYOUT_WORDS.services}
              </Link>
            </li>
          </DrawerLinks>
        </nav>
      </Drawer>
    </PhoneOnly>
  )
}

function DrawerFoot({ onLeave }: { onLeave: () => void }) {
  const { token } = useSession()
  const logOut = useLogOut()
  if (token) {
    return (
      <Button
        variant="plain"
        icon={<LogOut aria-hidden="true" />}
        onClick={() => {
          onLeave()
          logOut()
        }}
      >
        {LAYOUT_WORDS.logOut}
      </Button>
    )
  }
  return (
    <>
      <LinkButton as={Link} to={paths.login} variant="plain" onClick={onLeave}>
        {LAYOUT_WORDS.login}
      </LinkButton>
      <LinkButton as={Link} to={paths.register} onClick={onLeave}>
        {LAYOUT_WORDS.register}
      </LinkButton>
    </>
  )
}
