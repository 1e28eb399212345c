import { ensureInstalled, root, run, say } from './workspace/install.mjs'

ensureInstalled()
say('The page with hot reload: http://localhost:4200')
const projects = '@luzzu/api,@luzzu/shell,@luzzu/public-site,@luzzu/admin'
run('nx', ['run-many', '-t', 'dev', '-p', projects, '--parallel=8', '--output-style=stream'], {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  // Nx starts each project in its own folder; the data stay where `npm start` keeps them.
  DATA_DIR: process.env.DATA_DIR ?? `${root}data`,
})
