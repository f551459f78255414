import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What the library asks for by name while it reads a document: character maps, the standard fonts, decoders of pictures. */
const DATA = import.meta.glob<string>(
  [
    '/../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '/../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '/../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
)
const addresses = new Map(
  Object.entries(DATA).map(([place, address]) => [place.split('/').at(-1) ?? place, address]),
)

class OwnDataFactory {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = addresses.get(filename)
    if (address === undefined) throw new Error(`no such file of the library: ${filename}`)
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${filename}: ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}

/** Reads a PDF in a worker of its own origin; forms, scripts and links of the document stay dead. Destroy it when it is left. */
export function readPdf(data: ArrayBuffer): PDFDocumentLoadingTask {
  GlobalWorkerOptions.workerPort ??= new Worker(
    new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url),
    { type: 'module' },
  )
  return getDocument({
    data: new Uint8Array(data),
    BinaryDataFactory: OwnDataFactory,
    cMapUrl: '/',
    standardFontDataUrl: '/',
    wasmUrl: '/',
    useWorkerFetch: false,
    enableXfa: false,
  })
}
