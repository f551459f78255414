import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const nothing = fileURLToPath(new URL('no-instrumentation.ts', import.meta.url))

/**
 * Leaves the router's instrumentation out of what browsers load: it does something only for who hands instrumentations to
 * the router, and the portal hands none.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      const isRouter = importer?.includes('/react-router/dist/production/lib/')
      return isRouter && source.endsWith('/instrumentation.js') ? nothing : null
    },
  }
}
