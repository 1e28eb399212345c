import { ensureInstalled } from './workspace/install.mjs'

ensureInstalled()
