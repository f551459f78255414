import { expect, test } from 'vitest'
import { correctedBecause, correctedWords, exactAmount, exactPercent } from './corrected-copy.ts'

test('a correction says of each field that differs what stood there before', () => {
  const words = correctedWords([
    { label: '投资金额', before: exactAmount(7_000_000), after: exactAmount(7_000_001) },
    { label: '占股比例', before: exactPercent(9.5), after: exactPercent(9.5) },
    { label: '投资日期', before: '2026-11-19', after: '2026-11-18' },
  ])
  expect(words).toBe('投资金额由 7,000,000 元 更正为 7,000,001 元；投资日期由 2026-11-19 更正为 2026-11-18')
  expect(correctedBecause(words, '多记一笔')).toContain('。原因：多记一笔')
})

test('what changes nothing is no correction', () => {
  expect(correctedWords([{ label: '投资日期', before: '2026-11-19', after: '2026-11-19' }])).toBeUndefined()
})
