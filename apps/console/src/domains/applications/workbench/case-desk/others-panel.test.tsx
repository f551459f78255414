import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { OthersPanel } from './others-panel.tsx'

test('other applications of the enterprise are no list to walk through: the one the case was opened from stays', () => {
  const other = {
    id: '8',
    applyNo: 'SQ202611200008',
    productName: '示例流水贷',
    amountYuan: 500_000,
    loanAmountYuan: null,
    status: 'SUBMITTED',
    createdAt: '2026-11-20T09:00:00+08:00',
  } as const
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OthersPanel application={{ others: [other] }} />
    </MemoryRouter>,
  )
  expect(html).toContain('href="/workbench/applications/8"')
  expect(html).not.toContain('data-row-link')
})
