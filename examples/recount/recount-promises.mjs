// Works the published figures of institutions out anew from their files of grants, with nothing but Node (22 or newer):
//   node recount-promises.mjs <file.csv>... [YYYY-MM-DD] [--products]
// Several files are counted together; with --products each product by itself.
// The day is that of the published figures; without it today in the province. Prints JSON; a quotient of fewer than three cases is null.
import { readFileSync } from 'node:fs'

const DAYS = 60
const FEWEST = 3
const DAY_MS = 86_400_000

const asked = process.argv.slice(2)
const byProduct = asked.includes('--products')
const day = asked.find((one) => /^\d{4}-\d{2}-\d{2}$/.test(one))
const files = asked.filter((one) => one !== '--products' && one !== day)
if (files.length === 0) {
  console.error('usage: node recount-promises.mjs <file.csv>... [YYYY-MM-DD] [--products]')
  process.exit(2)
}
const today = day ?? new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

const dayNumber = (text) => Date.parse(`${text}T00:00:00Z`) / DAY_MS
const has = (text) => text !== ''

/** Fields of a line: quoted ones may hold commas, and quotes twice. */
function fieldsOf(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}

function grantsOf(file) {
  const [, ...lines] = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
  return lines.map((line) => {
    const [product, , indicated, granted, grantedOn, drawn, drawnOn, clearedOn] = fieldsOf(line)
    return { product, indicated, granted: Number(granted), grantedOn, drawn, drawnOn, clearedOn }
  })
}

const sum = (rows, of) => rows.reduce((total, row) => total + of(row), 0)
const share = (part, whole, cases) =>
  cases < FEWEST || whole === 0 ? null : Math.round((part / whole) * 10_000) / 100
/** Day 60 counts to its end: until then money may still come, or go back. */
const isPast = (from) => dayNumber(from) + DAYS < dayNumber(today)
const rank = (values, part) => values[Math.max(0, Math.ceil(values.length * part) - 1)]

/** The published figures of these grants. */
function figuresOf(grants) {
  const indicated = grants.filter((one) => has(one.indicated))
  const due = grants.filter((one) => isPast(one.grantedOn))
  const drawn = grants.filter((one) => has(one.drawnOn))
  const aged = drawn.filter((one) => isPast(one.drawnOn))
  const days = drawn.map((one) => dayNumber(one.drawnOn) - dayNumber(one.grantedOn)).sort((a, b) => a - b)
  const inTime = due.filter(
    (one) => has(one.drawnOn) && dayNumber(one.drawnOn) <= dayNumber(one.grantedOn) + DAYS,
  )
  const inUse = aged.filter(
    (one) => !has(one.clearedOn) || dayNumber(one.clearedOn) > dayNumber(one.drawnOn) + DAYS,
  )
  return {
    granted: grants.length,
    grantedYuan: sum(grants, (one) => one.granted),
    drawn: drawn.length,
    drawnYuan: sum(drawn, (one) => Number(one.drawn)),
    indicated: indicated.length,
    agreementShare: share(
      sum(indicated, (one) => one.granted),
      sum(indicated, (one) => Number(one.indicated)),
      indicated.length,
    ),
    due: due.length,
    keptShare: share(inTime.length, due.length, due.length),
    daysMedian: days.length < FEWEST ? null : rank(days, 0.5),
    daysP90: days.length < FEWEST ? null : rank(days, 0.9),
    aged: aged.length,
    inUseShare: share(inUse.length, aged.length, aged.length),
  }
}

const grants = files.flatMap(grantsOf)
const products = Map.groupBy(grants, ({ product }) => product)
console.log(
  JSON.stringify(
    byProduct ? [...products].map(([product, own]) => ({ product, ...figuresOf(own) })) : figuresOf(grants),
  ),
)
