import { Band, displayType, media, token } from '@luzzu/ui'
import styled from 'styled-components'
import { HOME_COPY, HOW_IT_WORKS } from '../home.copy'

export function HowItWorks() {
  return (
    <Band tone="sunken" title={HOME_COPY.how}>
      <Steps>
        {HOW_IT_WORKS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </Band>
  )
}

const swell = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='48' height='16'%3E%3Cpath d='M0 8q12-12 24 0t24 0' fill='none' stroke='%23000' stroke-width='2.5'/%3E%3C/svg%3E") repeat-x`

const Steps = styled.ol`
  --number: calc(${token('avatar')} + ${token('space-4')});
  display: grid;
  gap: ${token('space-6')};
  margin-top: ${token('space-7')};
  counter-reset: step;

  > li {
    position: relative;
    padding-inline-start: calc(var(--number) + ${token('space-5')});
    counter-increment: step;
  }
  > li::before {
    ${displayType}
    content: counter(step) / '';
    position: absolute;
    inset-inline-start: 0;
    top: 0;
    display: grid;
    place-items: center;
    width: var(--number);
    height: var(--number);
    border-radius: ${token('radius-pill')};
    background: ${token('highlight')};
    color: ${token('on-highlight')};
    font-size: ${token('figure')};
    line-height: 1;
  }
  p {
    max-width: ${token('measure-narrow')};
    margin-top: ${token('space-2')};
    color: ${token('text-muted')};
  }
  ${media.phone} {
    > li:not(:last-child)::after {
      content: '';
      position: absolute;
      inset-block: calc(var(--number) + ${token('space-2')}) calc(-1 * ${token('space-5')});
      inset-inline: calc(var(--number) / 2) auto;
      border-inline-start: ${token('edge')} dotted ${token('line-strong')};
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);

    > li {
      padding: calc(var(--number) + ${token('space-5')}) 0 0;
    }
    > li:not(:last-child)::after {
      content: '';
      position: absolute;
      top: calc(var(--number) / 2 - ${token('space-2')});
      inset-inline: calc(var(--number) + ${token('space-4')}) calc(-1 * ${token('space-4')});
      height: ${token('space-4')};
      background: ${token('line-strong')};
      mask: ${swell};
    }
  }
`
