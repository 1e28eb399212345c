import { useSession } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { useLogOut } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import { Brand, Button, Drawer, dismissToasts, LinkButton } from '@luzzu/ui'
import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { useReturnToWizard } from '../draft/use-return-to-wizard'
import { paths } from '../paths'
import type { NavigationEntry } from '../screen'
import { LAYOUT_COPY } from './layout.copy'
import { DrawerLinks } from './layout.styles'

type DrawerContentProps = { open: boolean; onClose: () => void; navigation: readonly NavigationEntry[] }

/** The content of the mobile menu, loaded on demand. */
export function DrawerContent({ open, onClose, navigation }: DrawerContentProps) {
  const { site_name } = useSite()
  // On a phone they would lie over the button that closes it.
  useEffect(() => {
    if (open) dismissToasts()
  }, [open])
  const main = navigation.filter(({ menu }) => menu === 'main')
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Menu"
      head={<Brand as={Link} to={paths.home} name={site_name} onClick={onClose} />}
      footer={<DrawerFoot onLeave={onClose} navigation={navigation} />}
    >
      <nav aria-label="Main">
        <DrawerLinks>
          {main.map(({ path, label, icon: Icon }) => (
            <li key={path}>
              <Link to={path} onClick={onClose}>
                {Icon && <Icon aria-hidden="true" />}
                {label}
              </Link>
            </li>
          ))}
        </DrawerLinks>
      </nav>
    </Drawer>
  )
}

type DrawerFootProps = { onLeave: () => void; navigation: readonly NavigationEntry[] }

function DrawerFoot({ onLeave, navigation }: DrawerFootProps) {
  const { token } = useSession()
  const logOut = useLogOut(paths.login)
  const returnToWizard = useReturnToWizard()
  const entriesOf = (wanted: NavigationEntry['menu']) => navigation.filter(({ menu }) => menu === wanted)
  if (token) {
    return (
      <>
        {entriesOf('user').map(({ path, label }) => (
          <LinkButton key={path} as={Link} to={path} variant="plain" onClick={onLeave}>
            {label}
          </LinkButton>
        ))}
        <Button
          variant="plain"
          icon={<LogOut aria-hidden="true" />}
          onClick={() => {
            onLeave()
            logOut()
          }}
        >
          {LAYOUT_COPY.logOut}
        </Button>
      </>
    )
  }
  const links = entriesOf('visitor')
  return (
    <>
      {links.map(({ path, label }, index) => (
        <LinkButton
          key={path}
          as={Link}
          to={path}
          {...(index < links.length - 1 && { variant: 'plain' })}
          onClick={() => {
            returnToWizard()
            onLeave()
          }}
        >
          {label}
        </LinkButton>
      ))}
    </>
  )
}
