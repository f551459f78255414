import type { Plugin } from 'vite'
import { changedModule, replacedOnce } from './changed-module.ts'

const COMPILING = 'function compilePath(path, caseSensitive = false, end = true) {'
const REMEMBERING = `const compiledPaths = new Map();
function compilePath(path, caseSensitive = false, end = true) {
	const key = path + caseSensitive + end;
	if (!compiledPaths.has(key)) compiledPaths.set(key, compilePathAnew(path, caseSensitive, end));
	return compiledPaths.get(key);
}
function compilePathAnew(path, caseSensitive = false, end = true) {`

/** The router's module with the pattern of a path made once, however often it is asked for. */
export const remembering = (code: string): string => replacedOnce(code, COMPILING, REMEMBERING)

/**
 * The router makes a pattern for every part of every address of the site, twice while a page comes alive: some 1,300, of which a hundred
 * differ. That is the longest task of a first visit on a phone (decision 0177).
 */
export function rememberedPaths(): Plugin {
  return changedModule({
    name: 'remembered-paths',
    module: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]utils\.js$/,
    change: remembering,
    decision: '0177',
  })
}
