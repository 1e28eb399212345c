import { useSite } from '@luzzu/api-client/site'
import { Band } from '@luzzu/ui'
import { Award, CalendarCheck, LifeBuoy, type LucideIcon, MapPin } from 'lucide-react'
import { HOME_COPY, whyChoose } from '../home.copy'
import { IconCircle, Reasons } from './why-choose.styles'

const ICONS: readonly LucideIcon[] = [Award, LifeBuoy, MapPin, CalendarCheck]

export function WhyChoose() {
  const { site_name, cancellation_hours } = useSite()
  return (
    <Band tone="sunken" title={`${HOME_COPY.why} ${site_name}`}>
      <Reasons>
        {whyChoose(cancellation_hours).map(({ title, text }, index) => {
          const Icon = ICONS[index] ?? CalendarCheck
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
