import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'

/**
 * An order of files in which those that mostly wait are spread over the run, from its beginning, so that other files
 * compute meanwhile and none of them is what the end waits for.
 * @param waiting how their paths end
 */
export function spreadSlowTests(waiting: readonly string[]): TestSequencerConstructor {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files)
      const isWaiting = ({ moduleId }: TestSpecification) => waiting.some((name) => moduleId.endsWith(name))
      return spread(
        sorted.filter(isWaiting),
        sorted.filter((file) => !isWaiting(file)),
      )
    }
  }
}

/** Each of `some` comes before as many of `others` as are its share of three quarters of them. */
function spread<Item>(some: Item[], others: Item[]): Item[] {
  const share = Math.floor((0.75 * others.length) / Math.max(1, some.length))
  const mixed = some.flatMap((one, at) => [one, ...others.slice(at * share, (at + 1) * share)])
  return [...mixed, ...others.slice(some.length * share)]
}
