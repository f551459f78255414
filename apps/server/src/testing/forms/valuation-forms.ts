import { maskIdNumber } from '@lqr/contract/rules/mask.ts'
import { estimateProperty, getValuation, saveValuation } from '@lqr/contract/valuations/calls.ts'
import { makeEnterprise } from '../../domains/certification/certification.fixtures.ts'
import { makeAccount } from '../../domains/identity/identity.fixtures.ts'
import { formCase } from './form-case.ts'

const CERTIFICATE = '甘（2020）示例市不动产权第0000001号'

/** What is typed of a property, as it is kept. */
export const valuationForms = [
  formCase(estimateProperty, async (t) => {
    const { db } = t.services
    const company = await makeEnterprise(db, t.services)
    const { id } = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
    const by = { token: await t.signIn(id) }
    return {
      given: {
        areaCode: '620102',
        kind: 'shop' as const,
        builtYear: 2010,
        floor: 2,
        totalFloors: 6,
        certificateNo: CERTIFICATE,
      },
      async keep(body) {
        const { sealed } = (await t.call(estimateProperty, { body }, by)).data
        const { data } = await t.call(saveValuation, { body: { sealed } }, by)
        return (await t.call(getValuation, { params: { id: data.id } }, by)).data
      },
      elsewhere: {
        certificateNo: ({ certificateNoMasked }) =>
          certificateNoMasked === maskIdNumber(CERTIFICATE) ? CERTIFICATE : certificateNoMasked,
      },
    }
  }),
]
