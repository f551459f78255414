import type { Plugin } from 'vite'

const MODULE = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]utils\.js$/
const COMPILING = 'function compilePath(path, caseSensitive = false, end = true) {'
const REMEMBERING = `const compiledPaths = new Map();
function compilePath(path, caseSensitive = false, end = true) {
	const key = path + caseSensitive + end;
	if (!compiledPaths.has(key)) compiledPaths.set(key, compilePathAnew(path, caseSensitive, end));
	return compiledPaths.get(key);
}
function compilePathAnew(path, caseSensitive = false, end = true) {`

/** The router's module with the pattern of a path made once, however often it is asked for. */
export function remembering(code: string): string {
  if (!code.includes(COMPILING))
    throw new Error('react-router compiles its paths otherwise: see decision 0177')
  return code.replace(COMPILING, REMEMBERING)
}

/**
 * The router makes a pattern for every part of every address of the site, twice while a page comes alive: some 1,300, of which a hundred
 * differ. That is the longest task of a first visit on a phone (decision 0177).
 */
export function rememberedPaths(): Plugin {
  let isChanged = false
  return {
    name: 'remembered-paths',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!MODULE.test(id)) return null
      isChanged = true
      return { code: remembering(code), map: null }
    },
    buildEnd(error) {
      if (!error && !isChanged) throw new Error('react-router keeps its paths elsewhere: see decision 0177')
    },
  }
}
