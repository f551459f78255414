import { existsSync, globSync } from 'node:fs'
import type { EngineName } from './engine.ts'

interface Program {
  /** Where it may be, as a glob. */
  readonly places: readonly string[]
  readonly debianPackage: string
}

export const FIREFOX: Program = { places: ['/usr/bin/firefox-esr'], debianPackage: 'firefox-esr' }
export const WEBDRIVER: Program = { places: ['/usr/bin/WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' }
/** The window around WebKit; the driver starts it. */
export const MINIBROWSER: Program = {
  places: ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/lib/*/webkit2gtk-4.0/MiniBrowser'],
  debianPackage: 'libwebkit2gtk-4.1-0',
}
export const XVFB: Program = { places: ['/usr/bin/Xvfb'], debianPackage: 'xvfb' }

const NEEDED: Readonly<Record<EngineName, readonly Program[]>> = {
  firefox: [FIREFOX],
  webkit: [WEBDRIVER, MINIBROWSER, XVFB],
}

type Find = (places: readonly string[]) => string | undefined

const onDisk: Find = (places) => places.flatMap((place) => globSync(place)).find((file) => existsSync(file))

export function program({ places, debianPackage }: Program): string {
  const found = onDisk(places)
  if (found === undefined) throw new Error(`this machine lacks ${debianPackage}`)
  return found
}

/** What the machine lacks for an engine, in a sentence; undefined: it has everything. */
export function lackOf(engine: EngineName, find: Find = onDisk): string | undefined {
  const missing = NEEDED[engine].filter(({ places }) => find(places) === undefined)
  if (missing.length === 0) return undefined
  const packages = missing.map(({ debianPackage }) => debianPackage).join(' ')
  return `this machine lacks ${packages}: apt-get install --no-install-recommends ${packages}`
}
