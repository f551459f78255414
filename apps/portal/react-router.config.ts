import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { buildScriptsAlone } from './vite/scripts-alone.ts'
import { precompress } from './vite/precompress.ts'
import { trimRouteList } from './vite/trim-route-list.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  // The route list is a few KB and cacheable; discovering routes one by one would cost a request per visible link.
  routeDiscovery: { mode: 'initial' },
  // The route list is written last, so packing waits for the end of the whole build.
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    await trimRouteList(client)
    await buildScriptsAlone(client)
    await precompress(client)
  },
} satisfies Config
