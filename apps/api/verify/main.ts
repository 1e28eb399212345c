import { print } from '../bench/product'
import { createRun, type Outcome, type Proof, toLine } from './proof'
import { openRunFolder } from './run-folder'

/** Runs the named proofs of the built product, and prints one line for each promise. */
const { names, seed, length } = JSON.parse(process.argv[2] ?? '{}') as {
  names: string[]
  seed: number
  length: number
}
openRunFolder()
print(`Proofs: ${names.join(', ')}; seed ${seed}, length ${length}`)
const outcomes: Outcome[] = []
for (const name of names) {
  const { prove } = (await import(`./proofs/${name}.ts`)) as { prove: Proof }
  const from = performance.now()
  try {
    await prove(createRun({ name, seed, length, print, outcomes }))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    outcomes.push({ name, goal: 'runs to its end', figure: 'ended by an error', holds: false })
  }
  print(`✔ ${name}: ${Math.round((performance.now() - from) / 1000)} s`)
}
print('')
for (const outcome of outcomes) print(toLine(outcome))
process.exit(outcomes.every(({ holds }) => holds) ? 0 : 1)
