import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LitePassed } from './lite-moves.tsx'

const accept = '/lite/interest?id=7&do=acceptTalk'
const decline = '/lite/interest?id=7&do=decline'
const refused = { typed: { values: {}, files: {} }, errors: {}, refusal: '约谈时间已被机构收回' }
const said = (open: readonly string[], sent: typeof refused | undefined) =>
  renderToStaticMarkup(<LitePassed open={open.map((action) => ({ action }))} sent={sent} sentTo={accept} />)

test('what was refused is said where its form is gone because the matter has moved on', () => {
  expect(said([decline], refused)).toContain(refused.refusal)
  expect(said([], { ...refused, refusal: '', errors: { time: '该时间已过' } })).toContain('该时间已过')
})

test('where the form is still there it says so itself, and nothing is said of what was not sent', () => {
  expect(said([accept, decline], refused)).toBe('')
  expect(said([decline], undefined)).toBe('')
})
