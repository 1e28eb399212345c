import { type Kysely, sql } from 'kysely'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

const BATCH_SIZE = 1000
const COLUMNS = [
  ['account', 'phone'],
  ['booking', 'contact_phone'],
] as const

type Row = { id: number; phone: string }

/** Phone numbers are kept as they are dialled from abroad; what cannot be read stays as it was typed. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [table, column] of COLUMNS) {
    const [name, phone] = [sql.table(table), sql.ref(column)]
    let rows: Row[] = []
    let last = 0
    do {
      const found = await sql<Row>`select id, ${phone} as phone from ${name}
        where id > ${last} and ${phone} like '+%' order by id limit ${BATCH_SIZE}`.execute(db)
      rows = found.rows
      for (const row of rows) {
        const dialable = readPhone(row.phone)
        if (dialable && dialable !== row.phone)
          await sql`update ${name} set ${phone} = ${dialable} where id = ${row.id}`.execute(db)
      }
      last = rows.at(-1)?.id ?? last
    } while (rows.length === BATCH_SIZE)
  }
}

const ITALY = '39'

function readPhone(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, { extract: false })
  if (!number || number.isValid()) return number?.number
  const { countryCallingCode: code, nationalNumber: digits } = number
  const shorter = [
    ...(digits.startsWith(code) ? [digits.slice(code.length)] : []),
    ...(digits.startsWith('0') && code !== ITALY ? [digits.slice(1)] : []),
  ].map((rest) => parsePhoneNumberFromString(`+${code}${rest}`, { extract: false }))
  return shorter.find((one) => one?.isValid())?.number
}
