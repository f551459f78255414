/** A value of a template, found by its path: `ports.postgres`. */
export type Values = { readonly [name: string]: unknown }

const EACH = /^[ \t]*\{\{#each ([\w.]+)\}\}\n([\s\S]*?)^[ \t]*\{\{\/each\}\}\n/gm
const PLACE = /\{\{([^}]*)\}\}/g

/**
 * Puts values into the places `{{path}}` of a text; lines between `{{#each list}}` and `{{/each}}` stand once for every
 * member, whose own fields go before those around it. A place without a value is an error: a file of settings with a hole
 * in it is worse than none.
 */
export function fillTemplate(template: string, values: Values): string {
  const repeated = template.replace(EACH, (_all, path: string, lines: string) => {
    const list = valueAt(values, path)
    if (!Array.isArray(list)) throw new Error(`{{#each ${path}}}: no list`)
    return list.map((member) => fillTemplate(lines, { ...values, ...(member as Values) })).join('')
  })
  return repeated.replace(PLACE, (_all, path: string) => {
    const value = valueAt(values, path)
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`{{${path}}}: no value`)
    return String(value)
  })
}

function valueAt(values: Values, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (inner as Values | undefined)?.[name], values)
}
