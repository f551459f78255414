import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'

const require = createRequire(import.meta.url)
const library = dirname(require.resolve('swagger-ui-dist/package.json'))

/** Files of the reading page by the last part of their address; each is the library's own, or written here. */
export const DOCS_FILES: Readonly<Record<string, () => Promise<Buffer>>> = {
  'swagger-ui.css': () => readFile(join(library, 'swagger-ui.css')),
  'swagger-ui-bundle.js': () => readFile(join(library, 'swagger-ui-bundle.js')),
  'start.js': () => Promise.resolve(Buffer.from(START)),
  'page.css': () => Promise.resolve(Buffer.from(STYLE)),
}

/**
 * A reading page of one domain: nothing is sent from it but the request for its part of the document, and nothing is asked of
 * another origin.
 */
const START = `const nothing = () => null
SwaggerUIBundle({
  url: location.pathname + '/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelRendering: 'model',
  defaultModelExpandDepth: 8,
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  validatorUrl: null,
  plugins: [() => ({ components: { InfoContainer: nothing, SchemesContainer: nothing, authorizeOperationBtn: nothing } })],
})
`

const STYLE = `body{margin:0;font:16px/1.7 sans-serif;color:#1c2430;background:#fff}
header,nav{max-width:1420px;margin:24px auto 0;padding:0 20px;box-sizing:border-box}
header a,nav a{color:#1b4b8f}
nav h2{font-size:20px;margin:32px 0 8px}
nav ul{list-style:none;margin:0;padding:0}
nav li{display:grid;grid-template-columns:4em 1fr 1fr;gap:0 12px;padding:6px 0;border-top:1px solid #e3e8ef}
nav code{overflow-wrap:anywhere}
@media (max-width:700px){nav li{grid-template-columns:4em 1fr}nav li code{grid-column:2}}
.swagger-ui .opblock-description-wrapper p,.swagger-ui .response-col_description p{white-space:pre-line}
`

/** The domain of a call: the tag it bears in the document. */
export function domainOf({ name }: AnyCall): string {
  return name.split('.')[0] ?? name
}

const page = (
  head: string,
  body: string,
) => `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>接口文档 · 陇企融</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/docs/page.css">
${head}</head><body>${body}</body></html>`

function callLine(call: AnyCall): string {
  const domain = domainOf(call)
  return `<li><code>${call.method}</code><a href="/docs/${domain}#/${domain}/${call.name}">${call.summary}</a><code>${call.path}</code></li>`
}

/** All calls by domain, each leading to the page of its domain opened at it; needs no script. */
export function docsIndex(calls: readonly AnyCall[]): string {
  const domains = [...Map.groupBy(calls, domainOf)]
  const section = ([domain, own]: [string, AnyCall[]]) =>
    `<h2><a href="/docs/${domain}">${domain}</a>（${own.length} 个）</h2><ul>${own.map(callLine).join('')}</ul>`
  return page(
    '',
    `<header><h1>接口文档</h1><p>共 ${calls.length} 个接口，每个写明谁可以调用、要什么（Parameters、Request body）、答什么（Responses）、可能的错误。
机器可读：<a href="/openapi.json">/openapi.json</a>（OpenAPI 3.1）；机构系统的接口另有 <a href="/open/v1/openapi.json">/open/v1/openapi.json</a>。金额单位为元，利率为年化百分比，时间为 ISO 8601。</p></header>
<nav aria-label="全部接口">${domains.map(section).join('')}</nav>`,
  )
}

/** The calls of one domain with fields, answers and errors; opened at one call it is `/docs/products#/products/products.getProduct`. */
export function docsPage(domain: string, count: number): string {
  const document = `/docs/${domain}/openapi.json`
  return page(
    `<link rel="stylesheet" href="/docs/swagger-ui.css"><script defer src="/docs/swagger-ui-bundle.js"></script><script defer src="/docs/start.js"></script>`,
    `<header><p><a href="/docs">全部接口</a></p><h1>接口文档：${domain}</h1><p>共 ${count} 个接口。机器可读：<a href="${document}">${document}</a>（OpenAPI 3.1）。</p>
<noscript><p>此页需要脚本；不用脚本请读 <a href="${document}">${document}</a>。</p></noscript></header><div id="calls"></div>`,
  )
}
