import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EndingMoment } from './ending-moment.tsx'
import { PublicationTag } from './status-tag.tsx'

const DAY_MS = 86_400_000
const day = (from: number) => new Date(Date.now() + from * DAY_MS).toISOString()
const tagOf = (publishedAt: string, updatedAt = day(-2)) =>
  renderToStaticMarkup(
    <PublicationTag
      status="PUBLISHED"
      changeStatus={null}
      publishedAt={publishedAt}
      updatedAt={updatedAt}
      isExample={false}
    />,
  )

test('what was released for a time ahead does not say that it is published', () => {
  expect(tagOf(day(-1))).toContain('已发布')
  expect(tagOf(day(1))).not.toContain('已发布')
  expect(tagOf(day(1))).toMatch(/定于 .+ 发布/)
  // Released at once, on a clock ahead of this one.
  const moment = day(1)
  expect(tagOf(moment, moment)).toContain('已发布')
})

test('what nobody sees yet or any more says so beside its end', () => {
  const shown = (start: string | null, at: string | null) =>
    renderToStaticMarkup(<EndingMoment at={at} start={start} />)
  expect(shown(null, day(-1))).toContain('已结束')
  expect(shown(day(1), null)).toContain('未开始')
  expect(shown(day(-1), day(1))).not.toMatch(/未开始|已结束/)
})

test('an activity is over with its end, not with its beginning', () => {
  const shown = (end: string) => renderToStaticMarkup(<EndingMoment at={day(-2)} end={end} />)
  expect(shown(day(1))).not.toContain('已结束')
  expect(shown(day(-1))).toContain('已结束')
})
