import { expect, it } from 'vitest'
import { withoutScripts } from './without-scripts.ts'

it('takes scripts and their preloads out and leaves everything else as it is', () => {
  const html =
    '<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/>' +
    '<script type="application/ld+json">{"a":1}</script></head><body><h1>页</h1><script nonce="x">\nrun()</script>' +
    '<script type="module" src="/a.js"></script></body>'
  expect(withoutScripts(html)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/><script type="application/ld+json">{"a":1}</script></head>' +
      '<body><h1>页</h1></body>',
  )
})
