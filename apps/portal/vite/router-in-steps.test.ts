import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { inSteps } from './router-in-steps.ts'

const own = new URL('../production/lib/dom-export/hydrated-router.js', import.meta.resolve('react-router'))

/** The making of the router from the text of its module, with stand-ins that keep count. */
async function makingIn(text: string) {
  const making = /function createHydratedRouter[^]*?\n\}\n/.exec(text)?.[0] ?? ''
  const module = `
    export const made = []
    const ssrInfo = { context: { ssr: true, future: {} }, manifest: { routes: {} }, routeModules: {},
      stateDecodingPromise: { value: true } }
    const window = { history: {}, location: {} }
    const initSsrInfo = () => {}
    const counted = (name) => () => { made.push(name); return { state: {}, name } }
    const UNSAFE_createClientRoutes = counted('routes')
    const UNSAFE_getHydrationData = counted('data')
    const UNSAFE_createRouter = ({ routes, hydrationData }) => {
      made.push('router of ' + routes.name + ' and ' + hydrationData.name)
      return { state: {} }
    }
    const UNSAFE_createBrowserHistory = () => ({})
    const UNSAFE_getTurboStreamSingleFetchDataStrategy = () => ({})
    const UNSAFE_getPatchRoutesOnNavigationFunction = () => ({})
    const UNSAFE_defaultMapRouteProperties = {}, UNSAFE_hydrationRouteProperties = []
    const UNSAFE_createClientRoutesWithHMRRevalidationOptOut = () => ({})
    ${making}
    export const make = () => createHydratedRouter({})`
  return (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as {
    made: string[]
    make: () => unknown
  }
}

test('the installed router takes the change: a pause, nothing made twice, the same router', async () => {
  const { made, make } = await makingIn(inSteps(readFileSync(fileURLToPath(own), 'utf8')))
  const pause = attempt(make)
  expect(pause).toBeInstanceOf(Promise)
  expect(attempt(make), 'asked again before the pause is over').toBe(pause)
  expect(made).toEqual(['routes', 'data'])
  await pause
  expect(make()).toHaveProperty('state')
  expect(made).toEqual(['routes', 'data', 'router of routes and data'])
})

test('a router that looks otherwise is refused', () => {
  expect(() => inSteps('function other() {}')).toThrow('stands not once')
})

/** What it throws. */
function attempt(make: () => unknown): unknown {
  try {
    make()
  } catch (thrown) {
    return thrown
  }
  return undefined
}
