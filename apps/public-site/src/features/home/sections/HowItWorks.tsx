import { Band } from '@luzzu/ui'
import { HOME_WORDS, HOW_IT_WORKS } from '../home-words'
import { Steps } from './how.styles'

export function HowItWorks() {
  return (
    <Band tone="sunken" title={HOME_WORDS.how}>
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
