import type { Plugin } from 'vite'

const MODULE = /zod[\\/]v4[\\/]core[\\/]core\.js$/
const SETTINGS = '(_a.__zod_globalConfig = {})'

/**
 * The settings of zod before the first schema is made: the content security policy forbids building functions from text, and
 * Firefox reports the one try as an error (decision 0239). The build stops when zod keeps its settings otherwise.
 */
export function schemasWithoutEval(): Plugin {
  let isChanged = false
  return {
    name: 'schemas-without-eval',
    apply: 'build',
    transform(code, id) {
      if (!MODULE.test(id)) return null
      isChanged = code.includes(SETTINGS)
      return { code: code.replace(SETTINGS, '(_a.__zod_globalConfig = { jitless: true })'), map: null }
    },
    buildEnd(error) {
      if (!error && !isChanged) throw new Error('zod keeps its settings in another place, see decision 0239')
    },
  }
}
