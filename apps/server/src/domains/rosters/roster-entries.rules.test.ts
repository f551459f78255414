import { expect, test } from 'vitest'
import { masked, wantedEnterprise } from './roster-entries.rules.ts'

test('the public sees the ends of a credit code and never the whole', () => {
  expect(masked({ id: '1', creditCode: '91620102MA00000019' })).toEqual({
    id: '1',
    creditCodeMasked: '9162**********0019',
  })
  expect(masked({ creditCode: null })).toEqual({ creditCodeMasked: null })
})

test('a whole credit code looks for that code in any case, a part of one only for a name', () => {
  expect(wantedEnterprise('91620102ma00000019')).toEqual({ creditCode: '91620102MA00000019' })
  expect(wantedEnterprise('９１６２０１０２ ma00 0000 19')).toEqual({ creditCode: '91620102MA00000019' })
  expect(wantedEnterprise('91620102')).toEqual({ name: '91620102' })
  expect(wantedEnterprise('示例机床')).toEqual({ name: '示例机床' })
})
