import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Certificate } from './certificate.ts'

const pathOf = (file: string) => fileURLToPath(new URL(`../../deploy/nginx/${file}`, import.meta.url))
const START_TIMEOUT_MS = 10_000

type Filling = Certificate & {
  folder: string
  ports: { http: number; https: number; areas: number }
  upstream: readonly number[]
  releases: string
}

/** Runs nginx with the files of `deploy/nginx`, filled in for this machine. */
export async function startNginx(filling: Filling): Promise<{ stop: () => Promise<void> }> {
  const { folder, ports } = filling
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(configuration, configurationOf(filling))
  const server = spawn('nginx', ['-c', configuration, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const failed = once(server, 'exit').then(([code]) => Promise.reject(new Error(`nginx ended with ${code}`)))
  await Promise.race([untilOpen(ports.https), failed])
  failed.catch(() => undefined)
  return {
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGQUIT')
      await ended
    },
  }
}

function configurationOf({ folder, ports, upstream, releases, certificate, key }: Filling): string {
  const servers = upstream.map((port) => `  server 127.0.0.1:${port} max_fails=0;`).join('\n')
  const files = ['luzzu-upstream.conf', 'luzzu.conf', 'areas.conf'].map((file) =>
    readFileSync(pathOf(file), 'utf8')
      .replace(/(?: {2}server 127\.0\.0\.1:\d+ max_fails=0;\n?)+/, `${servers}\n`)
      .replaceAll(/listen 80;/g, `listen 127.0.0.1:${ports.http};`)
      .replaceAll(
        /listen 443 ssl/g,
        `listen 127.0.0.1:${file === 'areas.conf' ? ports.areas : ports.https} ssl`,
      )
      .replaceAll(/server_name \S+;/g, 'server_name localhost;')
      .replaceAll(/ssl_certificate \S+;/g, `ssl_certificate ${certificate};`)
      .replaceAll(/ssl_certificate_key \S+;/g, `ssl_certificate_key ${key};`)
      .replace('/var/cache/nginx/luzzu', join(folder, 'cache'))
      .replace('/srv/luzzu/releases', releases),
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  return `daemon off;
pid ${join(folder, 'nginx.pid')};
worker_processes 1;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join('\n  ')}
${files.join('\n')}
}
`
}

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
