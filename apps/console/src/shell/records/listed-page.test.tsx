import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ListedPage } from './listed-page.tsx'

const shown = (rows: readonly string[], total: number) =>
  renderToStaticMarkup(
    <ListedPage of={{ list: rows, total }} empty="没有任务" onPage={() => undefined}>
      {rows.join('、')}
    </ListedPage>,
  )

test('a page whose rows have gone leads back to those that are left, and says nothing of an empty list', () => {
  const html = shown([], 20)
  expect(html).toContain('这一页没有内容')
  expect(html).toContain('回到第一页')
  expect(html).not.toContain('没有任务')
})

test('a list without rows says so, one with rows shows them', () => {
  expect(shown([], 0)).toContain('没有任务')
  expect(shown(['甲', '乙'], 2)).toBe('甲、乙')
})
