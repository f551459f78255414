import { expect, test } from 'vitest'
import { toAreaFigures } from './area-figures.ts'

test('an area is read part by part, and as a whole', () => {
  const part = { code: '620102', name: '城关区', count: 1200, amountYuan: 500_000 }
  const figures = toAreaFigures({
    parts: [{ ...part, drawnCount: 3, drawnAmountYuan: 125_000_000 }],
    applied: { areaId: '620100', count: 1201, amountYuan: 510_000 },
    granted: { areaId: '620100', count: 3, amountYuan: 125_000_000 },
  })
  expect(figures).toEqual({
    lines: [{ key: '620102', name: '城关区', applied: 1200, cells: ['1,200', '50 万元', '3', '1.25 亿元'] }],
    total: ['1,201', '51 万元', '3', '1.25 亿元'],
  })
})
