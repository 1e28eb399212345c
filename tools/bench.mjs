import { buildProduct, ensureInstalled, run, say } from './workspace/install.mjs'

ensureInstalled()
buildProduct()
say('Weight of the home page, first visit on a phone')
run('tsx', ['e2e/bench/page-weight.ts'])
say('API, as ratios to a Fastify that says hello')
run('npm', ['run', '--silent', 'bench', '-w', '@luzzu/api'])
