import { useSite } from '@luzzu/api-client/site'
import { CONTACT, OPENING_HOURS } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { Brand, SiteFooter, ThemeChoice } from '@luzzu/ui'
import { Mail, MapPin, Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '../paths'
import type { NavigationEntry } from '../screen'
import { LAYOUT_COPY, SOCIAL } from './layout.copy'

const contact = (
  <ul>
    <li>
      <Phone aria-hidden="true" />
      {CONTACT.phone}
    </li>
    <li>
      <Mail aria-hidden="true" />
      {CONTACT.mail}
    </li>
    <li>
      <MapPin aria-hidden="true" />
      {CONTACT.address}
    </li>
  </ul>
)

const openingHours = (
  <dl>
    {OPENING_HOURS.map(({ days, hours }) => (
      <div key={days}>
        <dt>{days}</dt> <dd>{hours}</dd>
      </div>
    ))}
  </dl>
)

type FooterProps = { navigation: readonly NavigationEntry[] }

export function Footer({ navigation }: FooterProps) {
  const { site_name } = useSite()
  return (
    <SiteFooter
      id="contact"
      tabIndex={-1}
      brand={<Brand as={Link} to={paths.home} name={site_name} />}
      about={LAYOUT_COPY.about}
      social={SOCIAL}
      sections={[
        { title: 'Quick links', content: <QuickLinks navigation={navigation} />, as: 'nav' },
        { title: 'Contact', content: contact },
        { title: 'Opening hours', content: openingHours },
      ]}
      base={<Copyright siteName={site_name} />}
      baseEnd={<ThemeChoice />}
    />
  )
}

function QuickLinks({ navigation }: FooterProps) {
  const links = navigation.filter(({ place }) => place === 'main')
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
