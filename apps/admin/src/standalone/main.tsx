import { startStandalone } from '@luzzu/page/standalone'
import { StandaloneRoutes } from './StandaloneRoutes'

startStandalone('admin', StandaloneRoutes)
