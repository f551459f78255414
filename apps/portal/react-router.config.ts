import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from './vite/precompress.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  // The route list is a few KB and cacheable; discovering routes one by one would cost a request per visible link.
  routeDiscovery: { mode: 'initial' },
  // The route list is written last, so packing waits for the end of the whole build.
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
