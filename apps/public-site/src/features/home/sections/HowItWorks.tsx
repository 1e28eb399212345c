import { Band } from '@luzzu/ui'
import { HOME_COPY, HOW_IT_WORKS } from '../home.copy'
import { Steps } from './how-it-works.styles'

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
