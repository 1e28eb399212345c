import '@luzzu/ui/fonts.css'
import { makeStore, startStore } from '@luzzu/api-client'
import { AppProviders, guardRoutes } from '@luzzu/page'
import { useRoutes } from '@luzzu/routing'
import { createRoot } from 'react-dom/client'
// In the first file, as all that the home page needs; the other pages stay apart, as they are in the product.
import '../../../../apps/public-site/src/features/home/HomePage'
import { routes } from '../../../../apps/public-site/src/routes'

const store = makeStore()
startStore(store)

function Pages() {
  return useRoutes(guardRoutes(routes))
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <AppProviders store={store}>
    <Pages />
  </AppProviders>,
)
