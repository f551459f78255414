import { OLDEST_BROWSERS } from '@lqr/web-client/old-browsers/targets.ts'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import routes from './app/routes.ts'
import { routePaths } from './app/shell/menu/route-paths.ts'
import { lightIcons } from './vite/light-icons.ts'
import { missingPages } from './vite/missing-pages.ts'
import { rememberedPaths } from './vite/remembered-paths.ts'
import { routerInSteps } from './vite/router-in-steps.ts'
import { schemasWithoutEval } from './vite/schemas-without-eval.ts'
import { sharedContract } from './vite/shared-contract.ts'
import { unusedRouterParts } from './vite/unused-router-parts.ts'
import { forOldBrowsers } from './vite/for-old-browsers.ts'

/**
 * Two files for the first visit: the libraries, which seldom change, and the shell with the home page, which pack better
 * together than apart. What most other pages share is one file more instead of twenty, each of which would keep a phone
 * busy before its page comes alive; what validates forms stays out of it. The pages themselves follow one by one.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
    tags: ['$initial' as const],
  },
  {
    name: 'shell',
    test: /app[\\/](?:entry\.client|root|shell[\\/](?:site|page-frame|page-meta)|pages[\\/]home[\\/]home\.page)\.tsx?/,
  },
  {
    name: 'page',
    test: /(?:packages[\\/](?:ui[\\/]src|contract[\\/]src[\\/](?:reference|rules))|app[\\/]shell)[\\/](?!lite|plain|drafts|forms)/,
    minShareCount: 12,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [
    lightIcons(),
    unusedRouterParts(),
    rememberedPaths(),
    routerInSteps(),
    schemasWithoutEval(),
    missingPages(),
    sharedContract(),
    tailwindcss(),
    reactRouter(),
  ],
  define: { __ROUTE_PATHS__: JSON.stringify(routePaths(routes)) },
  css: { postcss: { plugins: command === 'build' ? forOldBrowsers : [] } },
  build: { target: OLDEST_BROWSERS, assetsInlineLimit: 0 },
  ssr: { noExternal: [/^@lqr\//, 'lucide-react'] },
  environments: {
    // The first visit names every file that any page may load: short names are a kilobyte and a half less.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups },
            chunkFileNames: 'assets/[hash:7].js',
            entryFileNames: 'assets/[hash:7].js',
          },
        },
      },
    },
  },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react/jsx-runtime',
      'react-dom/client',
      'react-router',
      'react-router/dom',
    ],
    exclude: ['lucide-react'],
    entries: ['app/**/*.{ts,tsx}'],
  },
}))
