import '@luzzu/ui/fonts.css'
import { makeStore, startStore } from '@luzzu/api-client'
import { AppProviders } from '@luzzu/page'
import { createRoot } from 'react-dom/client'
import { startFederation } from './remotes/federation'
import { AreaRoutes } from './routes'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to render into')

startFederation()
const store = makeStore()
startStore(store)
createRoot(root).render(
  <AppProviders store={store}>
    <AreaRoutes />
  </AppProviders>,
)
