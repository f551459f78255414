import { describe, expect, it } from 'vitest'
import { retentionLimits } from './retention.rules.ts'

const NOW = new Date('2026-11-20T03:29:00+08:00')
const daysBefore = (moment: Date) => (NOW.getTime() - moment.getTime()) / 86_400_000

describe('how long personal records are kept', () => {
  it('is at least six months for logins, which the law asks for', () => {
    const sixMonthsEarlier = new Date(NOW)
    sixMonthsEarlier.setMonth(sixMonthsEarlier.getMonth() - 6)
    expect(retentionLimits(NOW).loginLog.getTime()).toBeLessThanOrEqual(sixMonthsEarlier.getTime())
  })

  it('is no longer than needed for everything else', () => {
    const { session, ticket, enrolment, exportPending, exportList, formDraft } = retentionLimits(NOW)
    expect([session, ticket, enrolment, exportPending, exportList, formDraft].map(daysBefore)).toEqual([
      30, 7, 1, 1, 365, 90,
    ])
  })
})
