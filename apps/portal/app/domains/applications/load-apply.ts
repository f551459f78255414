import { getCertification } from '@lqr/contract/certification/calls.ts'
import {
  AUTHORISATION_DAYS,
  authorisationLetter,
  DATA_SCOPES,
} from '@lqr/contract/credit/authorisation-letter.ts'
import { getProduct } from '@lqr/contract/products/product-calls.ts'
import type { ProductDetail } from '@lqr/contract/products/entities.ts'
import { yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { formatAmountRange, formatTermRange } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import { loadDraft } from '../../shell/plain/draft.ts'
import { signedIn } from '../../shell/plain/form-state.ts'
import { submitNumber } from '../../shell/plain/handle-form.ts'
import { viewOf } from '../../shell/plain/plain-field.ts'
import type { Typed } from '../../shell/plain/typed.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { applyFields } from './apply-fields.ts'
import { copy } from './copy.ts'

export const applyPlace = (proId: string) => ({ form: 'productApply', subject: proId }) as const

/** What is known arrives filled: from the address, the certification, and where the product leaves no choice. */
function prefilled(
  search: URLSearchParams,
  product: ProductDetail,
  known: { contactName: string | null; contactPhone: string | null; annualRevenueYuan: number | null },
): Typed {
  const yuan = Number(search.get('amountYuan'))
  const [onlyMode, ...others] = product.guaranteeModes
  const wanted = search.get('guaranteeMode')
  const mode =
    product.guaranteeModes.find((one) => one === wanted) ?? (others.length === 0 ? onlyMode : undefined)
  const values = {
    amount: Number.isSafeInteger(yuan) && yuan > 0 ? yuanToTenThousands(yuan) : '',
    term: /^\d{1,3}$/.test(search.get('termMonths') ?? '') ? (search.get('termMonths') ?? '') : '',
    guaranteeMode: mode ?? '',
    contactName: known.contactName ?? '',
    contactPhone: known.contactPhone ?? '',
    revenue: known.annualRevenueYuan === null ? '' : yuanToTenThousands(known.annualRevenueYuan),
  }
  return { values, files: {} }
}

export async function loadApply(request: Request, api: LoaderApi) {
  const proId = requireId(request, 'proId')
  const [product, company] = await signedIn(request, () =>
    Promise.all([api(getProduct, { params: { id: proId } }), api(getCertification)]),
  )
  const fields = applyFields(product)
  const place = applyPlace(product.id)
  const { owner, typed, isKept } = await loadDraft(api, place, fields)
  const known = prefilled(new URL(request.url).searchParams, product, company)
  const letter = {
    corporateName: company.corporateName ?? '',
    orgName: product.orgName,
    productName: product.name,
    dataScope: DATA_SCOPES.map(({ code }) => code),
  }
  return {
    proId: product.id,
    title: copy.apply.product(product.orgName, product.name),
    facts: copy.apply.facts(
      formatAmountRange(product.amountMinYuan, product.amountMaxYuan),
      formatTermRange(product.termMinMonths, product.termMaxMonths),
      formatPercent(product.annualCostMin),
    ),
    standing: !product.onlineApply ? 'closed' : company.certiFlg === 3 ? 'open' : 'notCertified',
    fields: fields.map(viewOf),
    typed: isKept ? typed : known,
    draft: { ...place, owner },
    consent: copy.apply.consent(product.orgName, AUTHORISATION_DAYS),
    letter: authorisationLetter(letter),
    number: submitNumber(),
    isAttached: new URL(request.url).searchParams.has('sheet'),
  } as const
}
