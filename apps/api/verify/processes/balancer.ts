import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../test/support/postgres-server'

export type Balancer = { name: string; url: string; stop: () => void }

/** nginx in front of the servers, where the system has it; a request that a stopped server did not take goes to another. */
export async function startNginx(folder: string, ports: number[]): Promise<Balancer | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined
  const port = await freePort()
  const path = (name: string) => join(folder, name)
  const upstreams = ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${path(`nginx-${name}`)};`)
    .join('\n  ')
  const configuration = `daemon off; master_process off; pid ${path('nginx.pid')}; error_log /dev/null;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary}
  upstream api { ${upstreams} keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://api;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      # Writes are not repeated: the browser does so, with its idempotency key.
      proxy_next_upstream error timeout http_503;
      proxy_connect_timeout 2s;
    }
  }
}
`
  writeFileSync(path('nginx.conf'), configuration)
  const child = spawn('nginx', ['-c', path('nginx.conf'), '-e', '/dev/null'], { stdio: 'ignore' })
  const stop = () => void child.kill('SIGKILL')
  process.on('exit', stop)
  return {
    name: 'nginx',
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      process.off('exit', stop)
      stop()
    },
  }
}
