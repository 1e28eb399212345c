import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './product.ts'

/** A proxy before a server that can be cut: browsers believe that they are online, and no request arrives. */
export type TcpProxy = {
  url: string
  to: (url: string) => void
  cut: () => void
  restore: () => void
  stop: () => void
}

export async function startProxy(url: string): Promise<TcpProxy> {
  let target = new URL(url)
  let isCut = false
  const sockets = new Set<Socket>()
  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  }
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  const port = await freePort()
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(Number(target.port), target.hostname)
    hold(near)
    hold(far)
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  }).listen(port, '127.0.0.1')
  return {
    url: `http://127.0.0.1:${port}`,
    to: (other) => {
      target = new URL(other)
      hangUp()
    },
    cut: () => {
      isCut = true
      hangUp()
    },
    restore: () => {
      isCut = false
    },
    stop: () => {
      hangUp()
      server.close()
    },
  }
}
