import '@luzzu/ui'
import 'styled-components'
import { yieldToMain } from '../yield-to-main'

await yieldToMain()
