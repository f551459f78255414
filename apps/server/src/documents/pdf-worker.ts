import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import init, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import type { DocumentTask, Rendered } from './render-pdf.ts'

const { resolve } = createRequire(import.meta.url)
const FONTS = ['400Regular/NotoSansSC_400Regular.ttf', '700Bold/NotoSansSC_700Bold.ttf']
const MAIN = '/main.typ'
/** Faults as text with their place. */
const DIAGNOSTICS = 2

interface Compiled {
  readonly result?: Uint8Array
  readonly diagnostics?: unknown
}

async function makeCompiler() {
  await init({ module_or_path: readFileSync(resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) })
  const builder = new TypstCompilerBuilder()
  // It reaches neither files nor network: a template has its data and the fonts.
  builder.set_dummy_access_model()
  for (const font of FONTS) {
    await builder.add_raw_font(readFileSync(resolve(`@expo-google-fonts/noto-sans-sc/${font}`)))
  }
  return builder.build()
}

const compiler = await makeCompiler()

function rendered({ id, template, data }: DocumentTask & { id: number }): Rendered {
  try {
    compiler.add_source(MAIN, template)
    const compiled = compiler.compile(MAIN, [['data', JSON.stringify(data)]], 'pdf', DIAGNOSTICS) as Compiled
    if (compiled.result) return { id, bytes: compiled.result }
    return { id, problem: `the document does not compile: ${JSON.stringify(compiled.diagnostics)}` }
  } catch (error) {
    return { id, problem: String(error) }
  }
}

parentPort?.on('message', (task: DocumentTask & { id: number }) => parentPort?.postMessage(rendered(task)))
