import type { Plugin } from 'vite'
import { changedModule, replacedOnce } from './changed-module.ts'

/** The settings of zod as they are before the first schema is made. */
export const withoutEval = (code: string): string =>
  replacedOnce(code, '(_a.__zod_globalConfig = {})', '(_a.__zod_globalConfig = { jitless: true })')

/**
 * The content security policy forbids building functions from text. Zod tries it once, with the first schema that is made, and
 * Firefox reports the try as an error; a setting made by the pages comes after the schemas of the contract (decision 0239).
 */
export function schemasWithoutEval(): Plugin {
  return changedModule({
    name: 'schemas-without-eval',
    module: /zod[\\/]v4[\\/]core[\\/]core\.js$/,
    change: withoutEval,
    decision: '0239',
  })
}
