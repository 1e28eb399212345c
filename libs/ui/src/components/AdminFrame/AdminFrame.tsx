import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useState } from 'react'
import { Drawer } from '../Drawer/Drawer'
import { IconButton } from '../IconButton/IconButton'
import {
  BrandLine,
  Foot,
  Frame,
  Main,
  NavList,
  PhoneOnly,
  Sidebar,
  Strakes,
  Topbar,
  TopEnd,
  TopStatus,
} from './AdminFrame.styles'
import { SideNavButton } from './SideNavLink'

export { SideNavButton, type SideNavButtonProps, SideNavLink, type SideNavLinkProps } from './SideNavLink'

export type AdminFrameProps = ComponentPropsWithRef<'div'> & {
  brand: ReactNode
  /** Beside the brand, such as "Admin". */
  area?: ReactNode
  /** `SideNavLink`s. */
  nav: ReactNode
  /** `SideNavLink`s and `SideNavButton`s at the lower end. */
  foot?: ReactNode
  /** Above the foot, such as the theme. A collapsed sidebar has no room for it. */
  preferences?: ReactNode
  /** The signed-in user. */
  account?: ReactNode
  /** At the start of the top bar, such as search. */
  topbar?: ReactNode
  /** How current the page is: before the end of the top bar, below it where there is no room. */
  status?: ReactNode
  /** At the end of the top bar. */
  topbarEnd?: ReactNode
  collapsed?: boolean | undefined
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined
}

/**
 * The layout of the admin: sidebar, which is a drawer on a phone, top bar and page. It switches the page to dense
 * controls.
 */
export function AdminFrame({
  brand,
  area,
  nav,
  foot,
  preferences,
  account,
  topbar,
  status,
  topbarEnd,
  collapsed,
  onCollapsedChange,
  children,
  ...rest
}: AdminFrameProps) {
  const [open, setOpen] = useState(false)
  const [own, setOwn] = useState(false)
  const narrow = collapsed ?? own

  function collapse() {
    setOwn(!narrow)
    onCollapsedChange?.(!narrow)
  }
  function closeAfterGoing(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a, button')) setOpen(false)
  }

  return (
    <Frame {...rest} data-density="dense" data-collapsed={narrow || undefined}>
      <Sidebar as="aside" aria-label="Admin">
        <BrandLine>
          <span data-brand>{brand}</span>
          {area && <small>{area}</small>}
        </BrandLine>
        <Strakes aria-hidden="true" />
        <nav aria-label="Screens">
          <NavList>{nav}</NavList>
        </nav>
        <Foot>
          <NavList>
            {!narrow && preferences && <li>{preferences}</li>}
            {foot}
            <SideNavButton
              icon={narrow ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
              aria-expanded={!narrow}
              onClick={collapse}
            >
              {narrow ? 'Expand' : 'Collapse'}
            </SideNavButton>
          </NavList>
          {account}
        </Foot>
      </Sidebar>
      <div>
        <Topbar>
          <PhoneOnly>
            <IconButton aria-label="Open menu" icon={<MenuIcon />} onClick={() => setOpen(true)} />
            {brand}
          </PhoneOnly>
          {topbar}
          <TopStatus>{status}</TopStatus>
          {topbarEnd && <TopEnd>{topbarEnd}</TopEnd>}
        </Topbar>
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </div>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Menu"
        head={brand}
        footer={
          <NavList onClick={closeAfterGoing}>
            {preferences && <li>{preferences}</li>}
            {foot}
          </NavList>
        }
      >
        <nav aria-label="Screens">
          <NavList onClick={closeAfterGoing}>{nav}</NavList>
        </nav>
      </Drawer>
    </Frame>
  )
}
