// npm run browsers:test [-- --only=webkit] [-- -g need]: walks the journeys of this folder through Firefox and through the engine of
// Safari (docs/operations/browsers.md). Other words are for Playwright.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ENGINES } from './engine.ts'
import { lackOf } from './programs.ts'

const ONLY = '--only='
const words = process.argv.slice(2)
const only = words
  .filter((word) => word.startsWith(ONLY))
  .flatMap((word) => word.slice(ONLY.length).split(','))
const asked = ENGINES.filter((name) => only.length === 0 || only.includes(name))
const lacks = asked.flatMap((name) => lackOf(name) ?? [])
const there = asked.filter((name) => lackOf(name) === undefined)

for (const lack of lacks) process.stdout.write(`left out: ${lack}\n`)
const isWell = there.length > 0 && walk()
// An engine that was not walked through is not one that works.
process.exitCode = isWell && lacks.length === 0 ? 0 : 1

function walk(): boolean {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const config = path.join(import.meta.dirname, 'playwright.config.ts')
  const projects = there.map((name) => `--project=${name}`)
  const rest = words.filter((word) => !word.startsWith(ONLY))
  const args = [cli, 'test', '--config', config, '--reporter=list', ...projects, ...rest]
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0
}
