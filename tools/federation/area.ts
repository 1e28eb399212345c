import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { federationOfWholeGraph } from './await-module-graph.ts'
import { fewFiles } from './chunks.ts'
import { deterministicStyles, shared } from './shared.ts'

/** Where the dev server of the page listens; the areas' hot reload reports there. */
export const PAGE_DEV_PORT = 4200

/** Of each area the dev server's port; the name is the one it has in the manifest of remotes. */
export const AREA_DEV_PORTS = { public_site: 4201, admin: 4202 } as const

type Area = { readonly name: string; readonly port?: number; readonly build?: UserConfig['build'] }

/** The Vite configuration of an area: a remote that exposes its route table and brings nothing that exists once. */
export function defineArea({ name, port, build }: Area) {
  return defineConfig(({ command }) => ({
    // Relative, so that the build runs from any address it is put at.
    base: command === 'serve' ? '/' : './',
    ...(port && { server: { port, strictPort: true, origin: `http://localhost:${port}`, cors: true } }),
    // The route table is the only way in: there is no page of its own to start from.
    build: {
      target: 'es2022',
      sourcemap: 'hidden',
      rolldownOptions: { input: './src/routes.tsx', output: fewFiles },
      ...build,
    },
    oxc: deterministicStyles,
    plugins: [
      react({ reactRefreshHost: `http://localhost:${PAGE_DEV_PORT}` }),
      federationOfWholeGraph({
        name,
        filename: 'remoteEntry.js',
        manifest: true,
        dts: false,
        exposes: { './routes': './src/routes.tsx' },
        shared: shared({ import: false }),
        disableRemote: true,
        experiments: { externalRuntime: true },
      }),
    ],
  }))
}
