import { accessNames } from '@lqr/contract/kernel/access.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { errorsOf } from '@lqr/contract/kernel/openapi.ts'
import { fieldMeta } from '@lqr/contract/kernel/field.ts'
import * as z from 'zod'

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function fieldRows(part: string, schema: z.ZodType | undefined): string {
  if (!(schema instanceof z.ZodObject)) return ''
  return Object.entries(schema.shape as Record<string, z.ZodType>)
    .map(([name, inner]) => {
      const meta = fieldMeta(inner)
      const optional = inner.safeParse(undefined).success ? '选填' : '必填'
      const text = [meta?.label ?? '', meta?.unit ? `（${meta.unit}）` : '', meta?.help ?? ''].join(' ')
      return `<tr><td>${part}</td><td><code>${escape(name)}</code></td><td>${optional}</td><td>${escape(text)}</td></tr>`
    })
    .join('')
}

function section(call: AnyCall): string {
  const kinds = typeof call.access === 'string' ? [call.access] : call.access
  const rows = [
    fieldRows('路径', call.params),
    fieldRows('查询', call.query),
    fieldRows('正文', call.body),
  ].join('')
  const errors = errorsOf(call)
    .map((error) => `<li>${error.status} · ${error.number} · ${escape(error.msg)}</li>`)
    .join('')
  return `<details id="${call.name}"><summary><b>${call.method}</b> <code>${escape(call.path)}</code> ${escape(call.summary)}</summary>
<p>访问：${kinds.map((kind) => accessNames[kind]).join('、')}${call.roles ? `；角色：${call.roles.join('、')}` : ''}</p>
${rows ? `<table><thead><tr><th scope="col">位置</th><th scope="col">字段</th><th scope="col">必填</th><th scope="col">说明</th></tr></thead><tbody>${rows}</tbody></table>` : '<p>无参数</p>'}
<p>可能的错误</p><ul>${errors}</ul></details>`
}

/** The calls for people to read: one page, no script, grouped by domain. */
export function docsPage(calls: readonly AnyCall[]): string {
  const groups = Map.groupBy(calls, (call) => call.name.split('.')[0] ?? '')
  const body = [...groups].map(([slug, group]) => `<h2>${slug}</h2>${group.map(section).join('')}`).join('')
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>接口文档 · 陇企融</title>
<meta name="viewport" content="width=device-width"><style>body{font:16px/1.7 sans-serif;margin:24px auto;max-width:1000px;padding:0 16px;color:#1c2430}
details{border-bottom:1px solid #dfe4ea;padding:8px 0}summary{cursor:pointer}table{border-collapse:collapse;width:100%}td,th{border:1px solid #dfe4ea;padding:4px 8px;text-align:left}code{color:#1b4b8f}</style></head>
<body><main><h1>接口文档</h1><p>机器可读：<a href="/openapi.json">/openapi.json</a>（OpenAPI 3.1）。共 ${calls.length} 个接口。</p>${body}</main></body></html>`
}
