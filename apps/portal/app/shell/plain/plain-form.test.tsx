import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { type PlainField, viewOf } from './plain-field.ts'
import { PlainForm } from './plain-form.tsx'
import { NOTHING_TYPED } from './typed.ts'

const FIELDS: readonly PlainField[] = [
  { name: 'title', schema: z.string(), label: '标题' },
  { name: 'topic', schema: z.string(), label: '事项', choices: [{ code: '1', name: '贷款' }] },
  { name: 'licence', schema: z.string(), label: '执照', files: 1 },
  { name: 'consent', schema: z.literal(true), label: '我已阅读并同意', as: 'tick' },
]

const drawn = (errors: Readonly<Record<string, string>>, refusal?: string) =>
  renderToStaticMarkup(
    <>
      {['first', 'second'].map((number) => (
        <PlainForm
          key={number}
          fields={FIELDS.map(viewOf)}
          state={{ typed: NOTHING_TYPED, errors, refusal }}
          number={number}
          submit="提交"
        />
      ))}
    </>,
  )

test('what is said to be wrong leads to its field, of each form of a page to its own', () => {
  const page = drawn(Object.fromEntries(FIELDS.map(({ name }) => [name, '请核对'])))
  const led = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(led).size).toBe(FIELDS.length * 2)
  const controls = [...page.matchAll(/<(?:input|select|textarea)[^>]* id="([^"]+)"/g)].map(([, id]) => id)
  expect(controls).toEqual(led)
})

test('a form that comes back refused has the focus where it says so', () => {
  const focused = /<div role="alert"[^>]*autofocus=""/
  expect(drawn({ title: '请填写标题' })).toMatch(focused)
  expect(drawn({}, '请稍后再试')).toMatch(focused)
  expect(drawn({})).not.toContain('autofocus')
})
