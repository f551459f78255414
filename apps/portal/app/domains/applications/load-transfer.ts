import { getApplication } from '@lqr/contract/applications/calls.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import type { ProductCard } from '@lqr/contract/products/entities.ts'
import { getProduct, listProducts } from '@lqr/contract/products/product-calls.ts'
import { transferApplication } from '@lqr/contract/applications/calls.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { data } from 'react-router'
import { addressWith, pageAddressOf } from '../../shell/list-address.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import { authorisationFor, authorisationTick, shownAuthorisation } from '../../shell/lite/authorisation.ts'
import type { LiteRow } from '../../shell/lite/lite-list.tsx'
import { LITE_PAGE_SIZE, pageInput } from '../../shell/lite/lite-page.ts'
import { signedIn } from '../../shell/plain/form-state.ts'
import { submitNumber } from '../../shell/plain/handle-form.ts'
import { type PlainField, viewOf } from '../../shell/plain/plain-field.ts'
import { shownVersion } from '../../shell/plain/shown-version.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './copy.ts'

const texts = copy.transfer

export const transferFields: readonly PlainField[] = [
  authorisationTick(transferApplication.body.shape.consent),
]

/** The product that was picked, once one was. */
export const productIn = (request: Request) =>
  new URL(request.url).searchParams.has('proId') ? requireId(request, 'proId') : undefined

interface Others {
  readonly rows: readonly LiteRow[]
  /** The address of the next page, where there is one. */
  readonly next: string | undefined
}

const NO_OTHERS: Others = { rows: [], next: undefined }

/** What an application asks of a product, as far as the list filters it. */
function wantedOf({ orgId, amountYuan, termMonths, guaranteeMode }: ApplicationDetail) {
  const mode = GUARANTEE_MODES.find(({ code }) => code === guaranteeMode)?.code
  return {
    outsideHouseOf: orgId,
    amountYuan: amountYuan ?? undefined,
    termMonths: termMonths ?? undefined,
    onlineApply: true,
    ...(mode ? { guaranteeMode: mode } : {}),
  }
}

/** Whether it takes this applicant, which the list does not filter. */
const isFor = ({ applicantKinds }: ProductCard, { applicantKind }: ApplicationDetail) =>
  applicantKinds.length === 0 || applicantKinds.some((kind) => kind === applicantKind)

/**
 * Products of other institutions that lend this amount for this long under this guarantee, from a page of the
 * list on; a page that holds none of them is passed over.
 */
async function othersFrom(api: LoaderApi, found: ApplicationDetail, page: number): Promise<Others> {
  const paged = { currentPageNum: page, pageSize: LITE_PAGE_SIZE }
  const { list, total } = await api(listProducts, { body: { ...wantedOf(found), ...paged } })
  const others = list.filter((card) => isFor(card, found))
  const isLast = page * LITE_PAGE_SIZE >= total
  if (others.length === 0 && !isLast) return othersFrom(api, found, page + 1)
  const path = '/lite/transfer'
  return {
    rows: others.map(({ id, name, orgName, annualCostMin }) => ({
      key: id,
      href: addressWith(path, { id: found.id, proId: id }),
      title: copy.apply.product(orgName, name),
      words: texts.cost(formatPercent(annualCostMin)),
    })),
    next: isLast ? undefined : pageAddressOf(path, { id: found.id }, page + 1),
  }
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
    ...(proId === undefined ? await othersFrom(api, found, pageInput(request).currentPageNum) : NO_OTHERS),
    chosen: proId === undefined ? undefined : await chosen(api, proId),
    hidden: { ...shownVersion(found.version), ...shownAuthorisation },
    number: submitNumber(),
  }
}
