import { ensureInstalled, run, say } from './workspace/install.mjs'

ensureInstalled()
say('The page with hot reload: http://localhost:4200')
const projects = '@luzzu/api,@luzzu/shell,@luzzu/public-site,@luzzu/admin'
run('nx', ['run-many', '-t', 'dev', '-p', projects, '--parallel=8', '--output-style=stream'], {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
})
