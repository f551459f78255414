import type { Plugin } from 'vite'

interface Change {
  readonly name: string
  /** The one module that is changed. */
  readonly module: RegExp
  /** Its text with the change; throws where it cannot be made. */
  readonly change: (code: string) => string
  /** Why it is made. */
  readonly decision: string
}

/** Changes a module of a library in what browsers load. The build stops when that module has moved or looks otherwise. */
export function changedModule({ name, module, change, decision }: Change): Plugin {
  let isChanged = false
  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!module.test(id)) return null
      isChanged = true
      return { code: change(code), map: null }
    },
    buildEnd(error) {
      if (!error && !isChanged) throw new Error(`${name}: no such module any more, see decision ${decision}`)
    },
  }
}

/** The text with one passage replaced, which must stand in it exactly once. */
export function replacedOnce(code: string, passage: string, by: string): string {
  const [before = '', after, ...more] = code.split(passage)
  if (after === undefined || more.length > 0) throw new Error(`stands not once: ${passage}`)
  return before + by + after
}
