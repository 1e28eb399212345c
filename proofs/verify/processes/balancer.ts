import { spawnSync } from 'node:child_process'
import { startNginx } from '../../../apps/api/test/support/deployed-nginx'
import { freePort } from '../../../tools/test/free-port.ts'
import { startOwnBalancer } from './own-balancer'

type Balancer = { name: string; url: string; stop: () => Promise<void> }

/** nginx with the files of `deploy/nginx` where the system has it, else a balancer of the proof. */
export async function startBalancer(folder: string, ports: readonly number[]): Promise<Balancer> {
  if (spawnSync('nginx', ['-v']).status !== 0)
    return {
      name: 'a balancer of the proof, because nginx is not installed',
      ...(await startOwnBalancer(ports)),
    }
  const port = await freePort()
  const nginx = await startNginx({ folder, httpPort: port, upstream: ports, isSpread: true })
  return { name: 'nginx with the files of deploy/nginx', url: `http://127.0.0.1:${port}`, ...nginx }
}
