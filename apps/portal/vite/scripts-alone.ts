import { fileURLToPath } from 'node:url'
import { OLDEST_BROWSERS } from '@lqr/web-client/old-browsers/targets.ts'
import { build } from 'vite'

/** Scripts that stand alone, without the framework: that of plain pages, and what the oldest browsers lack. */
const SCRIPTS = {
  'keep-form.js': new URL('../app/shell/plain/keep-form.ts', import.meta.url),
  'old-browsers.js': new URL('../../../packages/web-client/src/old-browsers/missing.ts', import.meta.url),
}

/** Builds each of them into one file of the folder. */
export async function buildScriptsAlone(folder: string): Promise<void> {
  for (const [entryFileNames, source] of Object.entries(SCRIPTS)) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        target: OLDEST_BROWSERS,
        rolldownOptions: { input: fileURLToPath(source), output: { entryFileNames, codeSplitting: false } },
      },
    })
  }
}
