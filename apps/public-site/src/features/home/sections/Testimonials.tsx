import { Band, displayType, raisedSurface, token } from '@luzzu/ui'
import styled from 'styled-components'
import { HOME_COPY, TESTIMONIALS } from '../home.copy'

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

const Quotes = styled.div`
  display: grid;
  gap: ${token('space-5')};
  margin-top: ${token('space-7')};

  @media (min-width: 53.75em) {
    grid-template-columns: repeat(3, 1fr);

    > :nth-child(2) {
      margin-top: ${token('space-6')};
    }
    > :nth-child(3) {
      margin-top: ${token('space-3')};
    }
  }
`

const Quote = styled.figure`
  ${raisedSurface}
  align-self: start;
  padding: ${token('space-6')} ${token('space-5')} ${token('space-5')};
  box-shadow: ${token('raised')};

  > svg {
    width: ${token('avatar')};
    height: ${token('icon-large')};
    margin-bottom: ${token('space-4')};
    fill: ${token('highlight')};
  }
  blockquote {
    ${displayType}
    font-size: ${token('text-title')};
    font-weight: 440;
    line-height: 1.45;
    text-wrap: pretty;
  }
  figcaption {
    margin-top: ${token('space-5')};
    font-weight: 600;
    line-height: 1.4;
  }
  figcaption > span {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('text-md')};
    font-weight: 400;
  }
`
