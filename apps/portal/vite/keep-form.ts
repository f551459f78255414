import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const source = fileURLToPath(new URL('../app/shell/plain/keep-form.ts', import.meta.url))

/** Builds the script of plain pages into one file of the folder; it stands alone, without the framework. */
export async function buildKeepForm(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: ['chrome111', 'safari16.4'],
      rolldownOptions: { input: source, output: { entryFileNames: 'keep-form.js', codeSplitting: false } },
    },
  })
}
