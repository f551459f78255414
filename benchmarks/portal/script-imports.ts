const isModule = /^module(?:-after-paint)?$/
const isPreload = /^modulepreload(?:-after-paint)?$/

/** Addresses of the scripts a page loads by itself, at once or after its first paint: script and modulepreload tags, and imports of inline modules. */
export function scriptsOfPage(html: string): string[] {
  const found = new Set<string>()
  for (const [tag, , attributes = '', text = ''] of html.matchAll(/<(script)\b([^>]*)>([^]*?)<\/script>/g)) {
    const source = attribute(attributes, 'src')
    if (source) found.add(source)
    // The router's inline module imports what the page needs at once, also by import().
    else if (isModule.test(attribute(attributes, 'type') ?? ''))
      for (const name of importsOf(text, true)) found.add(name)
    if (!tag) break
  }
  for (const [, attributes = ''] of html.matchAll(/<link\b([^>]*)>/g)) {
    const source = attribute(attributes, 'href')
    if (source && isPreload.test(attribute(attributes, 'rel') ?? '')) found.add(source)
  }
  return [...found]
}

/** What a built module imports statically; `withDynamic` adds what it loads by import(). */
export function importsOf(code: string, withDynamic = false): string[] {
  const found = new Set<string>()
  for (const [, , name] of code.matchAll(/(?:\bfrom|\bimport)\s*(["'])([^"'\n]+?)\1/g))
    if (name) found.add(name)
  if (withDynamic) {
    for (const [, , name] of code.matchAll(/\bimport\s*\(\s*(["'])([^"'\n]+?)\1\s*\)/g))
      if (name) found.add(name)
  }
  return [...found].filter((name) => /^[./]/.test(name))
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
}
