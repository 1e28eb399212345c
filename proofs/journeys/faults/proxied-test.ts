import { startTcpProxy, type TcpProxy } from '../../../apps/api/test/support/tcp-proxy.ts'
import { test as base } from '../../../e2e/support/test.ts'

/** The browser reaches the product by a proxy of its own, and service workers run. */
export const test = base.extend<{ tcpProxy: TcpProxy }>({
  tcpProxy: async ({ product }, use) => {
    const tcpProxy = await startTcpProxy(new URL(product.url))
    await use(tcpProxy)
    tcpProxy.close()
  },
  baseURL: ({ tcpProxy }, use) => use(`http://127.0.0.1:${tcpProxy.port}`),
  serviceWorkers: 'allow',
})
