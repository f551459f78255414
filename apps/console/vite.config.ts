import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

/** Where the calls answer while developing. */
const target = process.env.CALLS_URL ?? 'http://127.0.0.1:8080'

/** First segments of the contract's paths; under /console only what no person goes to is a call. */
const CALLS = '^/(?:api|admin|portal|checkPortal|checkAdmin|dic|tax|log|dev)/'
const CONSOLE_CALLS = '^/console/(?:identity|certification|productApply|credit|messages|reference)/'

export default defineConfig({
  base: '/console/',
  plugins: [react(), precompress()],
  build: {
    outDir: 'dist',
    target: ['chrome111', 'safari16.4'],
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
