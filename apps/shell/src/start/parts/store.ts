import '@luzzu/api-client'
import { yieldToMain } from '../yield-to-main'

await yieldToMain()
