import { useSite } from '@luzzu/api-client/site'
import { formatDays, formatHours } from '@luzzu/domain'
import type { Site } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Brand, SiteFooter, ThemeChoice } from '@luzzu/ui'
import { Mail, MapPin, Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '../paths'
import type { NavigationEntry } from '../screen'
import { LAYOUT_COPY } from './layout.copy'

const contactList = ({ phone, mail, address }: Site['contact']) => (
  <ul>
    <li>
      <Phone aria-hidden="true" />
      {phone}
    </li>
    <li>
      <Mail aria-hidden="true" />
      {mail}
    </li>
    <li>
      <MapPin aria-hidden="true" />
      {address}
    </li>
  </ul>
)

const openingHours = (hours: Site['opening_hours']) => (
  <dl>
    {hours.map(({ days, opens, closes }) => (
      <div key={`${days} ${opens}`}>
        <dt>{formatDays(days)}</dt> <dd>{formatHours({ opens, closes })}</dd>
      </div>
    ))}
  </dl>
)

type FooterProps = { navigation: readonly NavigationEntry[] }

export function Footer({ navigation }: FooterProps) {
  const { site_name, contact, opening_hours } = useSite()
  return (
    <SiteFooter
      id="contact"
      tabIndex={-1}
      brand={<Brand as={Link} to={paths.home} name={site_name} />}
      about={LAYOUT_COPY.about}
      social={contact.links.map(({ name, url }) => ({ label: name, href: url }))}
      sections={[
        { title: 'Quick links', content: <QuickLinks navigation={navigation} />, as: 'nav' },
        { title: 'Contact', content: contactList(contact) },
        { title: 'Opening hours', content: openingHours(opening_hours) },
      ]}
      base={<Copyright siteName={site_name} />}
      baseEnd={<ThemeChoice />}
    />
  )
}

function QuickLinks({ navigation }: FooterProps) {
  const links = navigation.filter(({ menu }) => menu === 'main')
  return (
    <ul>
      {links.map(({ path, label }) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}

/** The server may have rendered the page in the year before. By the visitor's own clock, as zones are slow to compute. */
function Copyright({ siteName }: { siteName: string }) {
  const line = useRef<HTMLSpanElement>(null)
  const text = `© ${new Date().getFullYear()} ${siteName}`
  useEffect(() => {
    if (line.current && line.current.textContent !== text) line.current.textContent = text
  }, [text])
  return (
    <span ref={line} suppressHydrationWarning>
      {text}
    </span>
  )
}
