import '@luzzu/ui/fonts.css'
// Each ends with a task of its own, so that a slow processor can paint and answer events between them.
import './start/parts/react'
import './start/parts/store'
import './start/parts/styles'
import { startFederation } from './remotes/load-area'
import { preloadManifest } from './remotes/manifest'
import { registerServiceWorker } from './service-worker/register'
import { startPage } from './start/start-page'
import { yieldToMain } from './start/yield-to-main'

preloadManifest()
await yieldToMain()
startFederation()
await yieldToMain()
startPage()
registerServiceWorker()
