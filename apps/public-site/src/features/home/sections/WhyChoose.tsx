import { useSite } from '@luzzu/api-client/site'
import { Band } from '@luzzu/ui'
import { Award, CalendarCheck, LifeBuoy, type LucideIcon, MapPin } from 'lucide-react'
import { HOME_COPY, WHY_CHOOSE } from '../home.copy'
import { IconCircle, Reasons } from './why-choose.styles'

const ICONS: Record<(typeof WHY_CHOOSE)[number]['title'], LucideIcon> = {
  'Premium Fleet': Award,
  'Safety First': LifeBuoy,
  'Prime Locations': MapPin,
  'Flexible Booking': CalendarCheck,
}

export function WhyChoose() {
  const { site_name } = useSite()
  return (
    <Band tone="sunken" title={`${HOME_COPY.why} ${site_name}`}>
      <Reasons>
        {WHY_CHOOSE.map(({ title, text }) => {
          const Icon = ICONS[title]
          return (
            <li key={title}>
              <IconCircle>
                <Icon aria-hidden="true" />
              </IconCircle>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </Reasons>
    </Band>
  )
}
