import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption, type UserConfig } from 'vite'
import { type AreaAccess, buildNameOf } from '../../libs/domain/src/remotes/areas.ts'
import { areaBuild } from './area-build.ts'
import { describeArea } from './area-description.ts'
import { federationWithFullModuleGraph } from './await-module-graph.ts'
import { groupChunks } from './chunks.ts'
import { deterministicStyles } from './deterministic-styles.ts'
import { iconImports } from './icon-imports.ts'
import { sharedByPage } from './shared.ts'

/** Address of the shell's dev server, which relays the hot reload of the areas. */
export const PAGE_DEV_PORT = 4200

type Area = {
  readonly name: string
  /** Defaults to the version in package.json. */
  readonly version?: string
  readonly port?: number
  /** Where it is mounted, for an area that the product itself does not have. */
  readonly prefix?: string
  readonly access?: AreaAccess
  readonly build?: UserConfig['build']
  readonly plugins?: PluginOption[]
  /** The folder of an area that renders on the server as well. */
  readonly folder?: string
}

/** The Vite configuration of an area: a remote that exposes its route table and bundles no shared package. */
export function defineArea({ name, version, port, prefix, access, build, plugins = [], folder }: Area) {
  return defineConfig(({ command }) => ({
    // Relative, so that the build works at any URL.
    base: command === 'serve' ? '/' : './',
    ...(port && { server: { port, strictPort: true, origin: `http://localhost:${port}`, cors: true } }),
    // The route table is the only entry; there is no page.
    build: {
      target: 'es2022',
      sourcemap: 'hidden',
      rolldownOptions: { input: './src/routes.tsx', output: groupChunks },
      ...build,
    },
    ...(folder && { define: { 'import.meta.env.AREA_BUILD': JSON.stringify(areaBuild(folder)) } }),
    plugins: [
      ...plugins,
      deterministicStyles,
      iconImports,
      react({ reactRefreshHost: `http://localhost:${PAGE_DEV_PORT}` }),
      federationWithFullModuleGraph({
        name,
        filename: 'remoteEntry.js',
        manifest: true,
        dts: false,
        exposes: { './routes': './src/routes.tsx' },
        shared: sharedByPage(),
        disableRemote: true,
        experiments: { externalRuntime: true },
      }),
      describeArea({ name: buildNameOf(name), version, prefix, access }),
    ],
  }))
}
