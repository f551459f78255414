import { expect, test } from 'vitest'
import { toldEvent } from './told-event.rules.ts'

const event = {
  id: '1',
  at: '2026-11-20T02:00:00.000Z',
  kind: 'drawn',
  regionCode: '620102',
  areaName: '城关区',
  corporateName: '兰州示例商贸有限公司',
  amountYuan: 500_000,
  orgId: '7',
  orgName: '示例银行',
  isExample: true,
} as const

/** Hidden areas of drawings, and whether the grants of the institution are told. */
const figures = (hidden: readonly string[], granted: number | null) => ({
  isHidden: (measure: string, node: string) => measure === 'disbursed' && hidden.includes(node),
  parts: () => [{ key: '7', count: granted, amountYuan: granted }],
})

test('an event names its county, and its institution, where their own figures are told', () => {
  expect(toldEvent(event, figures([], 5))).toMatchObject({
    areaCode: '620100',
    areaName: '城关区',
    orgName: '示例银行',
  })
})

test('where the county hides its figure the prefecture stands for it, and where that hides it no place does', () => {
  const told = toldEvent(event, figures(['620102'], 5))
  expect([told.areaCode, told.areaName]).toEqual(['620100', '兰州市'])
  const nowhere = toldEvent(event, figures(['620102', '620100'], 5))
  expect([nowhere.areaCode, nowhere.areaName]).toEqual(['620000', ''])
})

test('an institution of few grants is not named, and no enterprise ever is', () => {
  const told = toldEvent(event, figures([], null))
  expect(told.orgName).toBeNull()
  expect(JSON.stringify(told)).not.toContain(event.corporateName)
  expect(Object.keys(told)).not.toContain('regionCode')
})
