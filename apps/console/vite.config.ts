import { allCalls } from '@lqr/contract/all-calls.ts'
import { OLDEST_BROWSERS } from '@lqr/web-client/old-browsers/targets.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'
import { schemasWithoutEval } from './schemas-without-eval.ts'

/** Where the calls answer while developing. */
const target = process.env.CALLS_URL ?? 'http://127.0.0.1:8080'

const paths = allCalls.map(({ path }) => path.split('/'))
const anyOf = (names: (string | undefined)[]) => `(?:${[...new Set(names)].join('|')})`

/** Under /console a call and a page may have the same beginning; what a person goes to is the page. */
const CONSOLE_CALLS = `^/console/${anyOf(paths.filter(([, first]) => first === 'console').map(([, , slug]) => slug))}(?:[/?]|$)`
const CALLS = `^/${anyOf([...paths.map(([, first]) => first).filter((first) => first !== 'console'), 'dev'])}/`

export default defineConfig({
  base: '/console/',
  plugins: [react(), schemasWithoutEval(), precompress()],
  build: {
    outDir: 'dist',
    target: OLDEST_BROWSERS,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_500,
  },
  server: {
    proxy: {
      [CALLS]: { target },
      [CONSOLE_CALLS]: {
        target,
        bypass: ({ headers, url }) => (headers['sec-fetch-mode'] === 'navigate' ? url : undefined),
      },
    },
  },
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
})
