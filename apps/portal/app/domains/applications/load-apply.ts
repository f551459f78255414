import { printApplicationSheet } from '@lqr/contract/applications/sheet-calls.ts'
import { getCertification } from '@lqr/contract/certification/calls.ts'
import { getProduct } from '@lqr/contract/products/product-calls.ts'
import type { ProductDetail } from '@lqr/contract/products/entities.ts'
import { yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { formatAmountRange, formatTermRange } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import { authorisationFor, shownAuthorisation } from '../../shell/lite/authorisation.ts'
import { loadDraft } from '../../shell/plain/draft.ts'
import { refusalIn } from '../../shell/plain/for-file.ts'
import { signedIn } from '../../shell/plain/form-state.ts'
import { submitNumber } from '../../shell/plain/handle-form.ts'
import { beginKnown, type Known, knownFor, knownViews } from '../../shell/plain/known.ts'
import type { Typed } from '../../shell/plain/typed.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { applyFields } from './apply-fields.ts'
import { copy } from './copy.ts'

export const applyPlace = (proId: string) => ({ form: 'productApply', subject: proId }) as const

/** What arrives filled: what is known of the company, above it what the address says, and where the product leaves no choice. */
function prefilled(search: URLSearchParams, product: ProductDetail, known: Known): Typed {
  const yuan = Number(search.get('amountYuan'))
  const [onlyMode, ...others] = product.guaranteeModes
  const wanted = search.get('guaranteeMode')
  const mode =
    product.guaranteeModes.find((one) => one === wanted) ?? (others.length === 0 ? onlyMode : undefined)
  const isWanted = Number.isSafeInteger(yuan) && yuan > 0
  const { values, files } = beginKnown(known, {})
  const isOffered = product.guaranteeModes.some((one) => one === values.guaranteeMode)
  const asked = {
    ...(isWanted ? { amount: yuanToTenThousands(yuan) } : {}),
    ...(/^\d{1,3}$/.test(search.get('termMonths') ?? '') ? { term: search.get('termMonths') ?? '' } : {}),
    ...(mode || !isOffered ? { guaranteeMode: mode ?? '' } : {}),
  }
  return { values: { ...values, ...asked }, files }
}

export async function loadApply(request: Request, api: LoaderApi) {
  const proId = requireId(request, 'proId')
  const [product, company] = await signedIn(request, () =>
    Promise.all([api(getProduct, { params: { id: proId } }), api(getCertification)]),
  )
  const fields = applyFields(product)
  const place = applyPlace(product.id)
  const [{ owner, typed: kept, isKept }, known] = await Promise.all([
    loadDraft(api, place, fields),
    knownFor(api, 'productApply', fields),
  ])
  const typed = isKept ? kept : prefilled(new URL(request.url).searchParams, product, known)
  const { corporateName } = company
  return {
    proId: product.id,
    title: copy.apply.product(product.orgName, product.name),
    facts: copy.apply.facts(
      formatAmountRange(product.amountMinYuan, product.amountMaxYuan),
      formatTermRange(product.termMinMonths, product.termMaxMonths),
      formatPercent(product.annualCostMin),
    ),
    standing: !product.onlineApply ? 'closed' : company.certiFlg === 3 ? 'open' : 'notCertified',
    fields: knownViews(fields, known, typed),
    typed,
    draft: { ...place, owner },
    ...authorisationFor({ corporateName, orgName: product.orgName, productName: product.name }),
    hidden: shownAuthorisation,
    number: submitNumber(),
    refusal: refusalIn(request, printApplicationSheet.errors),
    isAttached: new URL(request.url).searchParams.has('sheet'),
  } as const
}
