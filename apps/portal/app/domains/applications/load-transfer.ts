import { getApplication } from '@lqr/contract/applications/calls.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { getProduct, listProducts } from '@lqr/contract/products/product-calls.ts'
import { transferApplication } from '@lqr/contract/applications/calls.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { data } from 'react-router'
import { requireId } from '../../shell/listing/require-id.ts'
import { authorisationFor, authorisationTick } from '../../shell/lite/authorisation.ts'
import { LITE_PAGE_SIZE } from '../../shell/lite/lite-page.ts'
import { signedIn } from '../../shell/plain/form-state.ts'
import { submitNumber } from '../../shell/plain/handle-form.ts'
import { type PlainField, viewOf } from '../../shell/plain/plain-field.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './copy.ts'

const texts = copy.transfer

export const transferFields: readonly PlainField[] = [
  authorisationTick(transferApplication.body.shape.consent),
]

/** The product that was picked, once one was. */
export const productIn = (request: Request) =>
  new URL(request.url).searchParams.has('proId') ? requireId(request, 'proId') : undefined

/** Products of other institutions that lend this amount for this long under this guarantee. */
async function othersFor(api: LoaderApi, found: ApplicationDetail) {
  const guaranteeMode = GUARANTEE_MODES.find(({ code }) => code === found.guaranteeMode)?.code
  const { list } = await api(listProducts, {
    body: {
      pageSize: LITE_PAGE_SIZE,
      amountYuan: found.amountYuan ?? undefined,
      termMonths: found.termMonths ?? undefined,
      onlineApply: true,
      ...(guaranteeMode ? { guaranteeMode } : {}),
    },
  })
  return list
    .filter(
      ({ orgId, applicantKinds: kinds }) =>
        orgId !== found.orgId && (kinds.length === 0 || kinds.some((kind) => kind === found.applicantKind)),
    )
    .map(({ id, name, orgName, annualCostMin }) => ({
      key: id,
      href: `/lite/transfer?id=${found.id}&proId=${id}`,
      title: copy.apply.product(orgName, name),
      words: texts.cost(formatPercent(annualCostMin)),
    }))
}

async function chosen(api: LoaderApi, proId: string) {
  const [product, { comBaseinfo }] = await Promise.all([
    api(getProduct, { params: { id: proId } }),
    api(getUserInfo),
  ])
  const corporateName = comBaseinfo?.corporateName ?? null
  return {
    proId,
    title: copy.apply.product(product.orgName, product.name),
    cost: texts.cost(formatPercent(product.annualCostMin)),
    ...authorisationFor({ corporateName, orgName: product.orgName, productName: product.name }),
    fields: transferFields.map(viewOf),
  }
}

export async function loadTransfer(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const found = await signedIn(request, () => api(getApplication, { params: { id } }))
  if (!found.can.transfer) throw data({ msg: texts.closed }, 404)
  const proId = productIn(request)
  return {
    id,
    from: texts.from(
      copy.apply.product(found.orgName, found.productName),
      formatAmount(found.amountYuan),
      formatTerm(found.termMonths),
    ),
    rows: proId === undefined ? await othersFor(api, found) : [],
    chosen: proId === undefined ? undefined : await chosen(api, proId),
    number: submitNumber(),
  }
}
