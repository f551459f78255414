import type { Plugin } from 'vite'
import { changedModule, replacedOnce } from './changed-module.ts'

/** Between the table of routes with the page's data and the router that is made of them. */
const BREATH = `	if (!ssrInfo.breath) {
		ssrInfo.prepared = { routes, hydrationData };
		const { port1, port2 } = new MessageChannel();
		ssrInfo.breath = new Promise((resolve) => {
			port1.onmessage = () => {
				port1.close();
				localSsrInfo.breath.isOver = true;
				resolve();
			};
		});
		port2.postMessage(void 0);
	}
	if (!ssrInfo.breath.isOver) throw ssrInfo.breath;
`

/** The router's module with a pause in the middle of its making, kept as it keeps the one for its data. */
export function inSteps(code: string): string {
  const routes = replacedOnce(
    code,
    'let routes = UNSAFE_createClientRoutes(',
    'let routes = ssrInfo.prepared?.routes ?? UNSAFE_createClientRoutes(',
  )
  const data = replacedOnce(
    routes,
    'hydrationData = UNSAFE_getHydrationData({',
    'hydrationData = ssrInfo.prepared?.hydrationData ?? UNSAFE_getHydrationData({',
  )
  const masked = '	if (window.history.state && window.history.state.masked)'
  return replacedOnce(data, masked, BREATH + masked)
}

/**
 * The router reads its table of routes and makes itself in one go, the longest task left of a first visit on a phone. Here it takes
 * breath in between, so that a tap finds its turn (decision 0178).
 */
export function routerInSteps(): Plugin {
  return changedModule({
    name: 'router-in-steps',
    module: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom-export[\\/]hydrated-router\.js$/,
    change: inSteps,
    decision: '0178',
  })
}
