import { createServer } from 'node:http'

/** A bare Node server, `argv` port and cost of an answer in milliseconds: what the generator itself makes of an overload. */
const [port = 0, cost = 0] = process.argv.slice(2).map(Number)

createServer((_request, response) => {
  const from = performance.now()
  while (performance.now() - from < cost);
  response.end('{}')
}).listen(port, '127.0.0.1', 4096, () => process.send?.('ready'))
