import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allCalls } from './all-calls.ts'
import type { AnyCall } from './kernel/define-call.ts'

const SOURCE = import.meta.dirname
const callFiles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[\w-]+\/[\w-]*calls\.ts$/.test(file),
)

/** Addresses of the main journey that other systems were told before the scheme: `/console/productApply/{id}/<move>`. */
const FIXED = '/console/productApply/{id}/'

/** The calls below /console with the domain folder they are defined in. */
async function consoleCalls(): Promise<{ slug: string; path: string }[]> {
  const found = callFiles.map(async (file) => {
    const defined: Record<string, Partial<AnyCall>> = await import(path.join(SOURCE, file))
    return Object.values(defined).map((value) => ({ slug: path.dirname(file), path: value.path ?? '' }))
  })
  return (await Promise.all(found)).flat().filter((call) => call.path.startsWith('/console/'))
}

test('a path of the console names the domain of its call', async () => {
  const calls = await consoleCalls()
  const strays = calls.filter((call) => call.path.split('/')[2] !== call.slug)
  expect(strays.filter((call) => !call.path.startsWith(FIXED))).toEqual([])
  const inFolders = new Set(calls.map((call) => call.path))
  expect(inFolders).toEqual(
    new Set(allCalls.map((call) => call.path).filter((one) => one.startsWith('/console'))),
  )
})
