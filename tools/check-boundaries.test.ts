import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { checkBoundaries } from './check-boundaries.ts'
import { temporaryTree } from './temporary-tree.ts'

const CONTRACT = {
  'packages/contract/src/stars/states.ts': `export const starStates = [{ code: 'RISEN', name: '升' }, { code: 'HIGH', name: '中' }, { code: 'SET', name: '落' }] as const\nexport const UP = ['RISEN', 'HIGH'] as const`,
  'packages/contract/src/stars/fields.ts': `import { z } from 'zod'\nexport const a = z.string()`,
}

/** One violation per row: what the file is called, what it says, what the check must answer. */
const PLANTED: [string, string, string][] = [
  ['packages/contract/src/stars/calls.ts', `import x from 'dayjs'`, 'nothing but zod'],
  ['packages/contract/src/stars/calls.ts', `import { readFile } from 'node:fs'`, 'nothing but zod'],
  ['packages/contract/src/stars/calls.ts', `import { a } from '@lqr/ui/a.ts'`, 'may import no other part'],
  ['packages/ui/src/a.tsx', `import { a } from '../../../apps/portal/app/a.ts'`, 'packages/contract only'],
  ['packages/ui/src/a.tsx', `import { a } from '@lqr/web-client/a.ts'`, 'packages/contract only'],
  ['packages/web-client/src/a.ts', `import { a } from '@lqr/ui/a.ts'`, 'packages/contract only'],
  [
    'packages/web-client/src/a.ts',
    `import { a } from '../../../apps/portal/app/a.ts'`,
    'packages/contract only',
  ],
  ['packages/web-client/src/a.ts', `import pino from 'pino'`, 'no server package'],
  ['apps/server/src/a.ts', `import { a } from '@lqr/web-client/a.ts'`, 'packages/contract, database only'],
  [
    'apps/portal/app/a.tsx',
    `import { a } from '@lqr/server/app.ts'`,
    'packages/ui, packages/web-client only',
  ],
  ['apps/portal/app/a.tsx', `const a = await import('../../console/src/a.ts')`, 'packages/web-client only'],
  [
    'apps/console/src/a.tsx',
    `export { a } from '../../server/src/app.ts'; export const b = 1`,
    'packages/web-client only',
  ],
  ['apps/console/src/a.tsx', `type A = import('../../server/src/app.ts').A`, 'packages/web-client only'],
  ['apps/portal/app/a.tsx', `import fastify from 'fastify'`, 'no server package'],
  ['apps/server/src/a.ts', `import { a } from '@lqr/ui/a.ts'`, 'packages/contract, database only'],
  ['tools/a.ts', `import pg from 'pg'`, 'only the server and the benchmarks import pg'],
  ['apps/portal/app/domains/stars/a.tsx', `import { a } from '../moons/b.tsx'`, 'never import one another'],
  [
    'apps/console/src/domains/stars/a.tsx',
    `import type { A } from '../moons/b.tsx'`,
    'never import one another',
  ],
  ['apps/portal/app/domains/stars/a.tsx', `import { a } from '../../pages/home.tsx'`, 'never imports a page'],
  [
    'apps/server/src/domains/stars/a.ts',
    `import { a } from '../moons/moons.store.ts'`,
    'only through its index.ts',
  ],
  [
    'apps/server/src/http/a.ts',
    `import { a } from '../domains/stars/stars.store.ts'`,
    'only through its index.ts',
  ],
  [
    'apps/server/src/domains/stars/a.ts',
    `import { a } from '../moons/moons.fixtures.ts'`,
    'only through its index.ts',
  ],
  [
    'apps/server/src/jobs/a.ts',
    `import type { A } from '../domains/stars/index.ts'`,
    'a kernel folder imports no domain',
  ],
  ['apps/server/src/jobs/a.ts', `import { tasks } from '../job-tasks.ts'`, 'imports a composition root'],
  [
    'apps/server/src/domains/stars/a.ts',
    `import { starHolders } from '../../night/holders.ts'`,
    'imports a composition root',
  ],
  ['apps/portal/app/shell/a.tsx', `import { a } from '../domains/stars/a.tsx'`, 'a shell imports no domain'],
  ['apps/console/src/shell/a.tsx', `import { a } from '../pages/a.tsx'`, 'a shell imports no domain'],
  [
    'apps/server/src/domains/stars/orbits/a.ts',
    `import { b } from '../bodies/bodies.store.ts'`,
    'a room is reached only through its index.ts',
  ],
  [
    'apps/server/src/domains/stars/calls/get-star.ts',
    `import { b } from '../bodies/bodies.store.ts'`,
    'a room is reached only through its index.ts',
  ],
  ['packages/contract/src/rules/a.ts', `import { a } from '../stars/fields.ts'`, 'import no domain of it'],
  ['apps/server/src/domains/stars/a.ts', `import { a } from './stars.fixtures.ts'`, 'imports no fixtures'],
  ['apps/server/src/app.ts', `import { a } from '../../../database/seeds/a.ts'`, 'only main.ts loads seeds'],
  ['apps/server/src/a.ts', `import { a } from './b'`, 'with its ending'],
  [
    'apps/server/src/domains/stars/stars.rules.ts',
    `import { hash } from 'node:crypto'`,
    'do not import node:crypto',
  ],
  [
    'apps/server/src/domains/stars/stars.rules.ts',
    `import type { A } from 'fastify'`,
    'do not import fastify',
  ],
  [
    'apps/server/src/domains/stars/stars.rules.ts',
    `import { a } from './stars.store.ts'`,
    'do not import ./stars.store.ts',
  ],
  [
    'apps/server/src/domains/stars/stars.rules.ts',
    `export const a = () => Date.now()`,
    'do not call Date.now',
  ],
  [
    'apps/server/src/domains/stars/stars.rules.ts',
    `export const a = () => new Date()`,
    'do not call new Date()',
  ],
  [
    'apps/server/src/domains/stars/stars.rules.ts',
    `export const a = () => Math.random()`,
    'do not call Math.random',
  ],
  [
    'apps/server/src/domains/stars/calls/get-star.ts',
    `import { Kysely } from 'kysely'`,
    'do not import kysely',
  ],
  ['apps/server/src/domains/stars/calls/get-star.ts', 'const q = sql`select 1`', 'SQL lives in'],
  ['apps/server/src/domains/stars/stars.access.ts', `db.selectFrom('star')`, 'SQL lives in'],
  [
    'apps/server/src/domains/stars/stars.store.ts',
    'const q = sql`select pg_advisory_xact_lock(${KEY})`',
    'an advisory lock is named in',
  ],
  [
    'apps/server/src/audit/a.store.ts',
    `import { LOCK_KEYS } from '../data/advisory-locks.ts'\nclient.query('select pg_advisory_lock(620000001)')`,
    'an advisory lock is named in',
  ],
  ['apps/server/src/domains/stars/stars.store.ts', `db.selectFrom('star').selectAll()`, 'columns are named'],
  ['apps/server/src/domains/stars/stars.store.ts', 'sql`select s.* from star s`', 'columns are named'],
  [
    'apps/server/src/domains/stars/stars.store.ts',
    'sql`select o.name, s.* from star s`',
    'columns are named',
  ],
  ['apps/server/src/data/stars.ts', `pool.query('delete from star returning *')`, 'columns are named'],
  [
    'apps/console/src/a.tsx',
    `const open = ['RISEN', 'HIGH'] as const`,
    'stand in packages/contract/src/stars/states.ts',
  ],
  [
    'apps/console/src/a.tsx',
    `type Open = 'RISEN' | 'HIGH'`,
    'stand in packages/contract/src/stars/states.ts',
  ],
  [
    'apps/console/src/a.tsx',
    `const a = star === 'RISEN' || star === 'HIGH'`,
    'stand in packages/contract/src/stars/states.ts',
  ],
  [
    'apps/server/src/domains/stars/stars.store.ts',
    "const q = sql`select id from star where status in ('RISEN', 'HIGH')`",
    'stand in packages/contract/src/stars/states.ts',
  ],
  [
    'apps/portal/app/domains/stars/star.page.tsx',
    `export const loader = ({ request, context }) => load(context, request)`,
    'names the query keys',
  ],
  [
    'apps/portal/app/domains/stars/star.page.tsx',
    `export async function loader({ request }) { return request.url }`,
    'names the query keys',
  ],
  ['apps/portal/app/domains/stars/a.tsx', `export const A = () => <p>升起</p>`, 'in a copy file'],
  ['packages/ui/src/a.tsx', `export const A = () => <p aria-label="升起" />`, 'in a copy file'],
  ['apps/console/src/a.tsx', 'export const a = (n: number) => `第 ${n} 颗`', 'in a copy file'],
  ['apps/server/src/domains/stars/a.ts', `throw new Error('升起')`, 'in a copy file'],
  ['apps/server/src/http/utils.ts', `export const a = 1`, 'name the thing'],
  ['packages/ui/src/index.ts', `export * from './a.tsx'; export { b } from './b.tsx'`, 'no barrel file'],
  ['apps/portal/app/a.ts', 'export const a = (b as unknown) as string', 'no double cast'],
  ['e2e/support/a.ts', 'export const a = b as unknown as string', 'no double cast'],
  ['apps/server/src/http/a.ts', 'export const a = f(b as never)', 'no cast to never'],
  [
    'database/schema.sql',
    `CREATE OR REPLACE FUNCTION public.rise()\nAS $function$\nselect rise()\n$function$\n;\n`,
    'function rise names rise() without its schema',
  ],
  ['apps/server/src/domains/comets/index.ts', `export const a = 1`, 'no domain comets'],
]

test.each(PLANTED)('%s with «%s» is reported', (place, text, expected) => {
  using tree = temporaryTree({ ...CONTRACT, 'packages/contract/src/moons/fields.ts': '', [place]: text })
  const { problems } = checkBoundaries(tree.root)
  expect(problems).toEqual([expect.stringContaining(expected)])
  expect(problems[0]).toContain(place.split('/comets')[0])
})

test('what the layout allows is not reported', () => {
  using tree = temporaryTree({
    ...CONTRACT,
    'packages/contract/src/moons/fields.ts': `import { a } from '../stars/fields.ts'\nexport const b = a`,
    'packages/contract/src/moons/fields.test.ts': `import { test } from 'vitest'\nimport fc from 'fast-check'`,
    'packages/ui/src/amount.tsx': `import { a } from '@lqr/contract/stars/fields.ts'\nexport const b = a`,
    'apps/portal/app/pages/home.tsx': `import { a } from '../domains/stars/a.tsx'\nimport { b } from '../domains/moons/b.tsx'`,
    'apps/portal/app/domains/stars/a.tsx': `import type { Route } from './+types/a'\nimport './a.css'\nimport icon from './a.svg?url'`,
    'apps/portal/app/domains/moons/b.tsx': `import { b } from '@lqr/ui/amount.tsx'\nimport { call } from '@lqr/web-client/make-client.ts'`,
    'apps/server/src/domains/stars/index.ts': `export { getStar } from './calls/get-star.ts'`,
    'apps/server/src/domains/stars/calls/get-star.ts': `import type { Kysely } from 'kysely'\nimport { b } from '../../moons/index.ts'`,
    'apps/server/src/domains/stars/calls/get-star.test.ts': `import { makeMoon } from '../../moons/moons.fixtures.ts'`,
    'apps/server/src/domains/moons/holders.test.ts': `import { moons } from '../../app.ts'`,
    'apps/portal/app/domains/stars/star.page.tsx': `export const handle = { queryKeys: ['id'] }\nexport const loader = ({ request }) => request.url`,
    'apps/portal/app/domains/stars/card-copy.ts': `export const cardCopy = { risen: '升起' }`,
    'apps/console/src/stars.tsx': `const isUp = star === 'RISEN'\nconst list = ['RISEN', 'OTHER']`,
    'apps/server/src/domains/moons/orbits/index.ts': `export { c } from './orbits.store.ts'\nexport { d } from './d.ts'`,
    'apps/server/src/domains/moons/orbits/orbits.store.ts': `import { b } from '../moons.store.ts'`,
    'apps/server/src/domains/moons/moons.access.ts': `import { c } from './orbits/index.ts'`,
    'apps/server/src/app.ts': `import { b } from './domains/moons/index.ts'\nimport { c } from './night/holders.ts'`,
    'apps/server/src/main.ts': `const { seed } = await import('../../../database/seeds/demo/moons.ts')`,
    'apps/server/src/night/holders.ts': `import { b } from '../domains/moons/index.ts'`,
    'database/seeds/demo/moons.ts': `import { makeMoon } from '../../../apps/server/src/domains/moons/moons.fixtures.ts'`,
    'apps/server/src/domains/moons/index.ts': `export { b } from './moons.store.ts'`,
    'apps/server/src/domains/moons/moons.store.ts': `import { sql } from 'kysely'\nexport const b = sql\`select count(*), a * 2 from moon\``,
    'apps/server/src/domains/moons/moons.fixtures.ts': `export const makeMoon = (db) => db.insertInto('moon')`,
    'apps/server/src/domains/moons/moons.rules.ts': `export const due = (now) => new Date(now).getTime()`,
    'benchmarks/limit.ts': `import pg from 'pg'`,
    'benchmarks/limit.test.ts': `limit('no number' as never)`,
  })
  expect(checkBoundaries(tree.root)).toEqual({ seen: 28, problems: [] })
})

test('rooms in a circle are reported once, with their way, and tests make no circle', () => {
  using tree = temporaryTree({
    'packages/contract/src/moons/fields.ts': `import { a } from '../stars/fields.ts'`,
    'packages/contract/src/stars/fields.ts': `import type { A } from '../suns/fields.ts'`,
    'packages/contract/src/suns/fields.ts': `import { a } from '../moons/other.ts'`,
    'packages/contract/src/comets/fields.test.ts': `import { a } from '../moons/other.ts'`,
    'packages/contract/src/moons/other.ts': `import { a } from '../comets/fields.ts'`,
  })
  expect(checkBoundaries(tree.root).problems).toEqual([
    'packages/contract/src/moons: rooms in a circle: moons → stars → suns → moons',
  ])
})

test('a part of the console brings the sheet of each class that it names', () => {
  using tree = temporaryTree({
    'apps/console/src/main.tsx': `import './base.css'\nconst page = () => import('./stars.page.tsx')\nconst other = () => import('./moons.page.tsx')`,
    'apps/console/src/base.css': `.muted { color: gray }`,
    'apps/console/src/star-card.tsx': `export const card = <b className={isUp ? 'star-card is-up' : 'star-card'} />`,
    'apps/console/src/stars.page.tsx': `import './star-card.css'\nimport { card } from './star-card.tsx'\nexport const a = <b className="muted">{card}</b>`,
    'apps/console/src/star-card.css': `/* .moon */ .star-card:hover { margin: .5em }`,
    'apps/console/src/moons.page.tsx': `import { card } from './star-card.tsx'\nconst columns = [{ className: 'moon star-card' }]`,
  })
  const problem = (place: string) =>
    `${place}: class star-card is styled in apps/console/src/star-card.css, which apps/console/src/moons.page.tsx does not import`
  expect(checkBoundaries(tree.root).problems).toEqual([
    problem('apps/console/src/moons.page.tsx'),
    problem('apps/console/src/star-card.tsx'),
  ])
})

test('a tree without sources and a file that does not parse fail the check', () => {
  using empty = temporaryTree({ 'README.md': '# nothing' })
  const run = spawnSync(process.execPath, [`${import.meta.dirname}/check-boundaries.ts`, empty.root])
  expect(run.stdout.toString()).toContain('read no files')
  expect(run.status).toBe(1)
  using broken = temporaryTree({ 'apps/server/src/a.ts': 'const = 1' })
  expect(() => checkBoundaries(broken.root)).toThrow('apps/server/src/a.ts')
})
