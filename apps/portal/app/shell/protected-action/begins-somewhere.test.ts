import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { warnings } from './copy.ts'

const APP = join(import.meta.dirname, '../..')

/** The source of every page and part of the portal, but for the rules themselves. */
const sources = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.includes('protected-action'))
  .map((path) => readFileSync(join(APP, path), 'utf8'))

test.each([...Object.keys(warnings), 'askAdvisory', 'openMessageBoard', 'signUpActivity'])(
  'the action %s begins somewhere on the portal',
  (action) => {
    const begins = new RegExp(`(?:run\\(|decideAction\\(|action: )'${action}'`)
    expect(sources.some((source) => begins.test(source))).toBe(true)
  },
)
