import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const library = dirname(require.resolve('swagger-ui-dist/package.json'))

/** Files of the reading page by the last part of their address; each is the library's own, or written here. */
export const DOCS_FILES: Readonly<Record<string, () => Promise<Buffer>>> = {
  'swagger-ui.css': () => readFile(join(library, 'swagger-ui.css')),
  'swagger-ui-bundle.js': () => readFile(join(library, 'swagger-ui-bundle.js')),
  'start.js': () => Promise.resolve(Buffer.from(START)),
  'page.css': () => Promise.resolve(Buffer.from(STYLE)),
}

/** A reading page: nothing is sent from it but the request for `/openapi.json`, and nothing is asked of another origin. */
const START = `const nothing = () => null
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelRendering: 'model',
  defaultModelExpandDepth: 8,
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  validatorUrl: null,
  plugins: [() => ({ components: { InfoContainer: nothing, SchemesContainer: nothing, authorizeOperationBtn: nothing } })],
})
`

const STYLE = `body{margin:0;font:16px/1.7 sans-serif;color:#1c2430;background:#fff}
header{max-width:1420px;margin:24px auto 0;padding:0 20px;box-sizing:border-box}
header a{color:#1b4b8f}
.swagger-ui .opblock-description-wrapper p,.swagger-ui .response-col_description p{white-space:pre-line}
`

/** Opened at one call, the page is `/docs#/products/products.getProduct`. */
export function docsPage(count: number): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>接口文档 · 陇企融</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/docs/swagger-ui.css"><link rel="stylesheet" href="/docs/page.css">
<script defer src="/docs/swagger-ui-bundle.js"></script><script defer src="/docs/start.js"></script></head>
<body><header><h1>接口文档</h1><p>共 ${count} 个接口，每个写明谁可以调用、要什么（Parameters、Request body）、答什么（Responses）、可能的错误。
机器可读：<a href="/openapi.json">/openapi.json</a>（OpenAPI 3.1）。金额单位为元，利率为年化百分比，时间为 ISO 8601。</p>
<noscript><p>此页需要脚本；不用脚本请读 <a href="/openapi.json">/openapi.json</a>。</p></noscript></header><div id="calls"></div></body></html>`
}
