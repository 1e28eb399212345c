import type { Compilable, CompiledQuery } from 'kysely'
import { isPostgres } from './engine'
import type { Db } from './schema'

type Value = string | number

/**
 * A query whose text is made once for each engine and then only gets its values; for what every request
 * asks. `build` may use its values as values only: they are not known while the text is made.
 */
export function prepared<Values extends Value[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  const texts = new Map<boolean, { query: CompiledQuery<Row>; places: (number | undefined)[] }>()

  function compile(db: Db, count: number) {
    const marks = Array.from({ length: count }, () => Symbol('value'))
    // The marks stand where the values will be, and are found again among the parameters.
    const query = build(db, ...(marks as unknown as Values)).compile()
    const places = query.parameters.map((parameter) => {
      const place = marks.indexOf(parameter as symbol)
      return place < 0 ? undefined : place
    })
    return { query, places }
  }

  return async (db, ...values) => {
    const engine = isPostgres(db)
    const text = texts.get(engine) ?? compile(db, values.length)
    texts.set(engine, text)
    const parameters = text.query.parameters.map((parameter, at) => {
      const place = text.places[at]
      return place === undefined ? parameter : values[place]
    })
    return (await db.executeQuery<Row>({ ...text.query, parameters })).rows
  }
}
