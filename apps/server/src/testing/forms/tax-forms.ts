import { grantTaxLicence } from '@lqr/contract/tax/calls.ts'
import { TAX_LETTER_VERSION } from '@lqr/contract/tax/licence-letter.ts'
import { makeApplication } from '../../domains/applications/applications.fixtures.ts'
import { makeEnterprise } from '../../domains/certification/certification.fixtures.ts'
import { makeAccount } from '../../domains/identity/identity.fixtures.ts'
import { makeOrganisation } from '../../domains/organisations/organisations.fixtures.ts'
import { makeProduct } from '../../domains/products/products.fixtures.ts'
import { agreeForLegalPerson } from '../consent-steps.ts'
import { askCode, sentCode } from '../identity-steps.ts'
import { formCase } from './form-case.ts'

const PHONE = '13700107777'
const DAY_MS = 86_400_000

/** What a legal representative consents to, as it is kept. */
export const taxForms = [
  formCase(grantTaxLicence, async (t) => {
    const { db } = t.services
    const company = await makeEnterprise(db, t.services)
    const account = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
    const token = await t.signIn(account.id)
    await agreeForLegalPerson(t, token, '示例法人')
    const product = await makeProduct(db, await makeOrganisation(db))
    const { id } = await makeApplication(db, t.services, {
      state: 'REVIEWING',
      productId: product.id,
      company,
      applicantAccountId: account.id,
    })
    const { rows } = await t.services.pool.query<{ apply_no: string }>(
      'select apply_no from product_application where id = $1',
      [id],
    )
    await askCode(t, PHONE, 'tax')
    return {
      given: {
        bizNo: rows[0]?.apply_no ?? '',
        scope: ['filings' as const, 'goldTaxReport' as const],
        term: '30' as const,
        phone: PHONE,
        code: await sentCode(t, PHONE, 'tax'),
        agreementVersion: TAX_LETTER_VERSION,
      },
      keep: async (body) => (await t.call(grantTaxLicence, { body }, { token })).data,
      elsewhere: {
        term: ({ validFrom, validTo }) => String((Date.parse(validTo) - Date.parse(validFrom)) / DAY_MS),
        phone: 'sealed, and shown to nobody',
        code: 'used up',
        consent: 'the licence itself',
      },
    }
  }),
]
