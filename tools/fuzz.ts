// npm run fuzz [-- SEED]: sends 10,000 calls at the limits of their fields to a server of its own; a seed repeats a run.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

const CALLS = '10000'
const LARGEST_SEED = 2 ** 31

const seed = process.argv[2] ?? String(randomInt(LARGEST_SEED))
process.stdout.write(`seed ${seed}\n`)
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'api', 'apps/server/src/testing/fuzz/fuzz.test.ts'],
  { stdio: 'inherit', env: { ...process.env, FUZZ_CALLS: CALLS, FUZZ_SEED: seed } },
)
process.exitCode = status ?? 1
