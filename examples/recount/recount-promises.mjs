// Works the published figures of one institution out anew from its file of grants, with nothing but Node (20 or newer):
//   node recount-promises.mjs <file.csv> [YYYY-MM-DD]
// The day is that of the published figures; without it today in the province. Prints JSON; a quotient of fewer than three cases is null.
import { readFileSync } from 'node:fs'

const DAYS = 60
const FEWEST = 3
const DAY_MS = 86_400_000

const [file, day] = process.argv.slice(2)
if (file === undefined) {
  console.error('usage: node recount-promises.mjs <file.csv> [YYYY-MM-DD]')
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

const [, ...lines] = readFileSync(file, 'utf8')
  .replace(/^\uFEFF/, '')
  .trimEnd()
  .split(/\r?\n/)
const grants = lines.map((line) => {
  const [, , indicated, granted, grantedOn, drawn, drawnOn, clearedOn] = fieldsOf(line)
  return { indicated, granted: Number(granted), grantedOn, drawn, drawnOn, clearedOn }
})

const sum = (rows, of) => rows.reduce((total, row) => total + of(row), 0)
const share = (part, whole, cases) =>
  cases < FEWEST || whole === 0 ? null : Math.round((part / whole) * 10_000) / 100
const isPast = (from) => dayNumber(from) + DAYS <= dayNumber(today)
const rank = (values, part) => values[Math.max(0, Math.ceil(values.length * part) - 1)]

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

console.log(
  JSON.stringify({
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
  }),
)
