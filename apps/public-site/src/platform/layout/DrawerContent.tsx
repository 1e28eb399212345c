import { useSession } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { useLogOut } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import { Brand, Button, Drawer, LinkButton } from '@luzzu/ui'
import { House, LogOut, Sailboat } from 'lucide-react'
import { paths } from '../paths'
import { LAYOUT_COPY } from './layout.copy'
import { DrawerLinks } from './layout.styles'

type DrawerContentProps = { open: boolean; onClose: () => void }

/** The content of the mobile menu, loaded on demand. */
export function DrawerContent({ open, onClose }: DrawerContentProps) {
  const { site_name } = useSite()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Menu"
      head={<Brand as={Link} to={paths.home} name={site_name} onClick={onClose} />}
      footer={<DrawerFoot onLeave={onClose} />}
    >
      <nav aria-label="Main">
        <DrawerLinks>
          <li>
            <Link to={paths.home} onClick={onClose}>
              <House aria-hidden="true" />
              {LAYOUT_COPY.home}
            </Link>
          </li>
          <li>
            <Link to={paths.services} onClick={onClose}>
              <Sailboat aria-hidden="true" />
              {LAYOUT_COPY.services}
            </Link>
          </li>
        </DrawerLinks>
      </nav>
    </Drawer>
  )
}

function DrawerFoot({ onLeave }: { onLeave: () => void }) {
  const { token } = useSession()
  const logOut = useLogOut(paths.login)
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
        {LAYOUT_COPY.logOut}
      </Button>
    )
  }
  return (
    <>
      <LinkButton as={Link} to={paths.login} variant="plain" onClick={onLeave}>
        {LAYOUT_COPY.login}
      </LinkButton>
      <LinkButton as={Link} to={paths.register} onClick={onLeave}>
        {LAYOUT_COPY.register}
      </LinkButton>
    </>
  )
}
