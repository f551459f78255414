import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSheetCode, sheetCode } from './sheet-code.ts'

const number = fc.integer({ min: 1, max: 999_999_999_999_999 }).map(String)

describe('the code of a printed application', () => {
  it('leads back to its product and account, typed in whatever way', () => {
    fc.assert(
      fc.property(number, number, (owner, proId) => {
        const code = sheetCode({ owner, proId })
        const place = { owner, proId }
        expect(readSheetCode(code)).toEqual(place)
        expect(readSheetCode(` ${code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `)).toEqual(
          place,
        )
        expect(readSheetCode(`https://lqr.example.cn/lite/sheet?code=${code}`)).toEqual(place)
      }),
    )
  })

  it('is short for the numbers that there are', () => {
    expect(sheetCode({ owner: '1024', proId: '37' }).length).toBeLessThanOrEqual(10)
  })

  it('is refused when one sign of it was misread, and when it is none', () => {
    const code = sheetCode({ owner: '1024', proId: '37' })
    for (const [at, sign] of [...code].entries()) {
      if (sign === '-') continue
      const wrong = sign === '7' ? '8' : '7'
      expect(readSheetCode(code.slice(0, at) + wrong + code.slice(at + 1)), code).toBeUndefined()
    }
    for (const text of ['', '-', 'A-B', '1-2-3-4', '*'.repeat(500), 'U-U-UU'])
      expect(readSheetCode(text)).toBeUndefined()
  })
})
