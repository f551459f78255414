import postcss from 'postcss'
import { expect, test } from 'vitest'
import { forOldBrowsers } from './for-old-browsers.ts'

async function made(css: string): Promise<string> {
  const result = await postcss(forOldBrowsers).process(css, { from: undefined })
  return result.css.replaceAll(/\s*([{};])\s*/g, '$1').trim()
}

test('layers are gone, in their order, and what stood in none wins over them', async () => {
  const css =
    '@layer base, utilities; @layer base { a { color: red } } @layer utilities { .b { color: blue } } c { color: green }'
  expect(await made(css)).toBe('a{color: red}.b{color: blue}c:not(#\\#){color: green}')
})

test('a browser without `translate` moves by `transform`, one without `dvh` measures by `vh`', async () => {
  expect(await made('.a { translate: var(--x, 1px) 2px }')).toBe(
    '.a{translate: var(--x, 1px) 2px}@supports not (translate: none){.a{transform: translate(var(--x, 1px), 2px)}}',
  )
  expect(await made('.a { max-height: calc(90dvh - 1px) }')).toBe(
    '.a{max-height: calc(90vh - 1px);max-height: calc(90dvh - 1px)}',
  )
})

test('a rule inside another, which would be lost, ends the build', async () => {
  await expect(made('@layer base { .a { &:hover { color: red } } }')).rejects.toThrow(/would drop it/)
})
