import { getBriefPlan, saveBriefPlan } from '@lqr/contract/briefs/calls.ts'
import { formCase } from './form-case.ts'
import { operatorOf } from './kept-record.ts'

/** Forms of monthly briefs. */
export const briefForms = [
  formCase(saveBriefPlan, async (t) => {
    const by = await operatorOf(t)
    const areaCode = '620100'
    return {
      given: { areaCode, version: 0, indicators: ['applications' as const, 'needs' as const] },
      async keep(body) {
        await t.call(saveBriefPlan, { body }, by)
        return (await t.call(getBriefPlan, { query: { areaCode } }, by)).data
      },
      elsewhere: { version: ({ version }) => version - 1 },
    }
  }),
]
