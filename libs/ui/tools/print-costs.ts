import { componentNames, costOf } from './component-cost'

const costs = await Promise.all(componentNames().map(costOf))
for (const { name, gzip } of costs.sort((a, b) => b.gzip - a.gzip)) {
  process.stdout.write(`${(gzip / 1024).toFixed(1).padStart(7)} KB  ${name}\n`)
}
