import { expect, it } from 'vitest'
import { importsOf, scriptsOfPage } from './script-imports.ts'

it('finds scripts, preloaded modules and what an inline module imports', () => {
  const html = `<head><link rel="stylesheet" href="/assets/a.css"/><link rel="modulepreload-after-paint" href="/assets/chunk.js"/></head>
    <script nonce="x">window.a = 'import "/no.js"'</script>
    <script type="module-after-paint" async="">import "/assets/manifest.js";
    import * as route0 from "/assets/root.js";
    import("/assets/entry.client.js");</script>
    <script src="/assets/classic.js" defer></script><link rel="modulepreload" href="/assets/early.js"/>`
  expect(scriptsOfPage(html)).toEqual([
    '/assets/manifest.js',
    '/assets/root.js',
    '/assets/entry.client.js',
    '/assets/classic.js',
    '/assets/chunk.js',
    '/assets/early.js',
  ])
})

it('follows what a built module imports statically and leaves what it loads later', () => {
  const code = `import{a as b}from"./chunk-1.js";import"./side.js";export{x}from'./chunk-2.js';const p=()=>import("./dialog.js");
    const text='from "nowhere"'`
  expect(importsOf(code)).toEqual(['./chunk-1.js', './side.js', './chunk-2.js'])
  expect(importsOf(code, true)).toContain('./dialog.js')
})
