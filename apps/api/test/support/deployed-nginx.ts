import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const pathOf = (file: string) => fileURLToPath(new URL(`../../../../deploy/nginx/${file}`, import.meta.url))
const START_TIMEOUT_MS = 10_000
const BOATS = ['luzzu-upstream.conf', 'luzzu.conf']

/** Of `deploy/nginx/areas.conf`, and the certificate of all servers. */
type Secured = {
  httpsPort: number
  areasPort: number
  releases: string
  certificate: string
  key: string
}

type Filling = {
  folder: string
  /** Where the port 80 of the files is. */
  httpPort: number
  upstream: readonly number[]
  /** Each request to any process, as if each came from an address of its own. */
  isSpread?: boolean
  /** Without it, the site itself is served at `httpPort`, in a single process. */
  secured?: Secured
}

export type Nginx = { stop: () => Promise<void> }

/** Runs nginx with the files of `deploy/nginx`, filled in for this machine. */
export async function startNginx(filling: Filling): Promise<Nginx> {
  const { folder, httpPort, secured } = filling
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(configuration, configurationOf(filling))
  const server = spawn('nginx', ['-c', configuration, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const end = () => void server.kill()
  process.on('exit', end)
  const failed = once(server, 'exit').then(([code]) => Promise.reject(new Error(`nginx ended with ${code}`)))
  await Promise.race([untilOpen(secured?.httpsPort ?? httpPort), failed])
  failed.catch(() => undefined)
  return {
    stop: async () => {
      process.off('exit', end)
      const ended = once(server, 'exit')
      server.kill('SIGQUIT')
      await ended
    },
  }
}

function configurationOf({ folder, httpPort, upstream, isSpread, secured }: Filling): string {
  const servers = upstream.map((port) => `  server 127.0.0.1:${port} max_fails=0;`).join('\n')
  const files = [...BOATS, ...(secured ? ['areas.conf'] : [])].map((file) => {
    const text = readFileSync(pathOf(file), 'utf8')
      .replace(/(?: {2}server 127\.0\.0\.1:\d+ max_fails=0;\n?)+/, `${servers}\n`)
      .replace('hash $remote_addr', isSpread ? 'hash $request_id' : '$&')
      .replaceAll(/server_name \S+;/g, 'server_name localhost;')
      .replace('/var/cache/nginx/luzzu', join(folder, 'cache'))
      .replaceAll('/var/log/nginx', folder)
    return secured ? secure(file, text, httpPort, secured) : bare(text, httpPort)
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  return `daemon off;
${secured ? 'worker_processes 1;' : 'master_process off;'}
pid ${join(folder, 'nginx.pid')};
events { worker_connections 1024; }
http {
  ${secured ? 'include /etc/nginx/mime.types;' : ''}
  access_log off;
  ${temporary.join('\n  ')}
${files.join('\n')}
}
`
}

function secure(file: string, text: string, httpPort: number, secured: Secured): string {
  const { httpsPort, areasPort, certificate, key, releases } = secured
  const port = file === 'areas.conf' ? areasPort : httpsPort
  return text
    .replaceAll(/listen 80;/g, `listen 127.0.0.1:${httpPort};`)
    .replaceAll(/listen 443 ssl/g, `listen 127.0.0.1:${port} ssl`)
    .replaceAll(/ssl_certificate \S+;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key \S+;/g, `ssl_certificate_key ${key};`)
    .replace('/srv/luzzu/releases', releases)
}

/** The site without TLS, and without the server that leads to it. */
const bare = (text: string, port: number) =>
  text
    .replace(/^server \{\n {2}listen 80;[^}]+\}\n/m, '')
    .replaceAll(/listen 443 ssl http2;/g, `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*;\n/gm, '')

async function untilOpen(port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await pause(50)
  }
  throw new Error(`nginx does not listen on ${port}`)
}
