import { Band } from '@luzzu/ui'
import { HOME_COPY, TESTIMONIALS } from '../home.copy'
import { Quote, Quotes } from './testimonials.styles'

export function Testimonials() {
  return (
    <Band tone="sunken" title={HOME_COPY.testimonials}>
      <Quotes>
        {TESTIMONIALS.map(({ quote, author, location }) => (
          <Quote key={author}>
            <svg viewBox="0 0 40 28" aria-hidden="true">
              <path d="M0 28V15Q0 3 13 0l2 4q-6 2-7 8h8v16zm23 0V15Q23 3 36 0l2 4q-6 2-7 8h8v16z" />
            </svg>
            <blockquote>{quote}</blockquote>
            <figcaption>
              {author}
              <span>{location}</span>
            </figcaption>
          </Quote>
        ))}
      </Quotes>
    </Band>
  )
}
