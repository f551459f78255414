import { expect, it } from 'vitest'
import { readReport } from './lighthouse-report.ts'

it('reads scores, paint, shift and what failed outside performance', () => {
  const audit = (score: number | null, numericValue?: number) => ({ score, title: '', numericValue })
  const read = readReport({
    categories: {
      performance: { score: 0.987, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
      accessibility: {
        score: 0.9,
        auditRefs: [
          { id: 'color-contrast', weight: 7 },
          { id: 'label', weight: 7 },
          { id: 'by-hand', weight: 0 },
          { id: 'not-applicable', weight: 3 },
        ],
      },
    },
    audits: {
      'largest-contentful-paint': audit(0.95, 1_234),
      'cumulative-layout-shift': audit(1, 0),
      'color-contrast': audit(0),
      label: audit(1),
      'by-hand': audit(0),
      'not-applicable': audit(null),
    } as never,
  })
  expect(read).toEqual({
    scores: { performance: 99, accessibility: 90 },
    lcpMs: 1_234,
    cls: 0,
    failed: ['color-contrast'],
  })
})
