import { usePayments, useSite } from '@luzzu/api-client/site'
import { freeCancellationHours } from '@luzzu/domain'
import { Band, media, token } from '@luzzu/ui'
import { Award, CalendarCheck, LifeBuoy, type LucideIcon, MapPin } from 'lucide-react'
import styled from 'styled-components'
import { HOME_COPY, whyChoose } from '../home.copy'

const ICONS: readonly LucideIcon[] = [Award, LifeBuoy, MapPin, CalendarCheck]

export function WhyChoose() {
  const { site_name, cancellation_hours } = useSite()
  const payments = usePayments()
  const hours =
    payments?.mode === 'online' ? freeCancellationHours(payments, cancellation_hours) : cancellation_hours
  return (
    <Band tone="sunken" title={`${HOME_COPY.why} ${site_name}`}>
      <Reasons>
        {whyChoose(hours).map(({ title, text }, index) => {
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

const Reasons = styled.ul`
  display: grid;
  gap: ${token('space-5')};
  margin-top: ${token('space-7')};

  ${media.small} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.wide} {
    grid-template-columns: repeat(4, 1fr);
  }
  > li {
    padding: ${token('space-5')};
    border-radius: ${token('radius-card')};
    background: ${token('surface-raised')};
    box-shadow: ${token('raised')};
  }
  p {
    margin-top: ${token('space-2')};
    color: ${token('text-muted')};
    font-size: ${token('text-md')};
  }
`

const IconCircle = styled.span`
  display: grid;
  place-items: center;
  width: ${token('medal')};
  height: ${token('medal')};
  margin-bottom: ${token('space-4')};
  border-radius: ${token('radius-pill')};
  background: ${token('accent-soft')};
  color: ${token('accent')};

  > svg.lucide {
    width: ${token('space-5')};
    height: ${token('space-5')};
  }
`
