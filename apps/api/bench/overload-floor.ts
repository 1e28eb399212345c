import { createServer } from 'node:http'

/**
 * A bare Node server for comparison: how the load generator alone behaves under overload. Arguments: port and
 * milliseconds of work per response.
 */
const [port = 0, cost = 0] = process.argv.slice(2).map(Number)

createServer((_request, response) => {
  const from = performance.now()
  while (performance.now() - from < cost);
  response.end('{}')
}).listen(port, '127.0.0.1', 4096, () => process.send?.('ready'))
