import type { Plugin } from 'vite'
import { changedModule, replacedOnce } from './changed-module.ts'

/** Whether the code of a page is gone, or only the line; asked before the page that is open is given up. */
const ASK = `const answer = await fetch(route.module, { cache: "no-store" }).catch(() => void 0);
		if (answer?.status !== 404) throw error;
		`

/** The loading of a page's code, which gives the open page up for a newer release alone. */
export function askedFirst(code: string): string {
  const reload = 'window.location.reload();'
  return replacedOnce(code, reload, ASK + reload)
}

/**
 * Where the code of a page does not come, the router loads the open page anew: right when a newer release has taken it away, but
 * without a line it leaves the visitor in the browser's own page of errors. Here the frame stays, and the page says what is the
 * matter (decision 0197).
 */
export function missingPages(): Plugin {
  return changedModule({
    name: 'missing-pages',
    module: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/,
    change: askedFirst,
    decision: '0197',
  })
}
