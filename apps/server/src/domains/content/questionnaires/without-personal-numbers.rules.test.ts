import { expect, test } from 'vitest'
import { withoutPersonalNumbers } from './without-personal-numbers.rules.ts'

test.each([
  ['请致电 13900000001', '请致电 （已隐去）'],
  ['电话0931-8888888。', '电话（已隐去）。'],
  ['证号 62010219900101001X', '证号 （已隐去）'],
  ['写信到 a.b@gansu.gov.cn 即可', '写信到 （已隐去） 即可'],
  ['希望 2026 年利率降到 3.5%', '希望 2026 年利率降到 3.5%'],
  ['贷款 500000 元', '贷款 500000 元'],
  ['2025 2026', '（已隐去）'],
  ['a@b.cn，c@d.cn', '（已隐去），（已隐去）'],
  ['会议 @ 兰州 @', '会议 @ 兰州 @'],
])('%s is kept as %s', (text, kept) => {
  expect(withoutPersonalNumbers(text)).toBe(kept)
})
