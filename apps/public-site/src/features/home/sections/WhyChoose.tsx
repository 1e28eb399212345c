import { useSite } from '@luzzu/api-client/site'
import { Band } from '@luzzu/ui'
import { Award, CalendarCheck, LifeBuoy, type LucideIcon, MapPin } from 'lucide-react'
import { HOME_WORDS, REASONS } from '../home-words'
import { Medal, Reasons } from './why.styles'

const ICONS: Record<(typeof REASONS)[number]['title'], LucideIcon> = {
  'Premium Fleet': Award,
  'Safety First': LifeBuoy,
  'Prime Locations': MapPin,
  'Flexible Booking': CalendarCheck,
}

export function WhyChoose() {
  const { site_name } = useSite()
  return (
    <Band tone="sunken" title={`${HOME_WORDS.why} ${site_name}`}>
      <Reasons>
        {REASONS.map(({ title, text }) => {
          const Icon = ICONS[title]
          return (
            <li key={title}>
              <Medal>
                <Icon aria-hidden="true" />
              </Medal>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </Reasons>
    </Band>
  )
}
