import type { ProductCard } from '@lqr/contract/products/entities.ts'
import { annualCostPercent } from '@lqr/contract/products/annual-cost.ts'
import { getProduct, listProducts, productFilters } from '@lqr/contract/products/product-calls.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { findSubstation, substationOfCode, type Substation } from '@lqr/contract/reference/substations.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { namesOf } from '../../../shell/code-names.ts'
import { wanInputProps } from '../../../shell/forms/input-props.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { toProductLine } from '../../../shell/product-cards/product-line.ts'
import { coversArea, PROPOSED, reasonsFor } from './fit-products.ts'
import { copy } from './guide-copy.ts'
import { type GuideReading, keptPlace, type Needs, readGuide, STEPS } from './guide-steps.ts'
import type { GuideTopic } from './guide-topic.ts'

export type Guide = Awaited<ReturnType<typeof loadGuide>>

/** The keys of an address that every guide reads; a topic's own questions come before them. */
export const GUIDE_KEYS = ['step', 'amount', 'termMonths', 'guaranteeMode', 'areaCode', 'proId', 'docs']

/** The step of a guided application that an address stands on, with what that step shows. */
export async function loadGuide(api: LoaderApi, request: Request, sitePath: string, topic: GuideTopic) {
  const { searchParams } = new URL(request.url)
  const reading = readGuide(searchParams, topic)
  const { needs } = reading
  const [chosen, proposed] = await Promise.all([
    reading.step === 'apply' && needs && reading.proId ? chosenProduct(api, reading.proId, needs) : undefined,
    reading.step === 'products' && needs ? propose(api, needs, topic) : undefined,
  ])
  const isGone = reading.step === 'apply' && !chosen
  const step: GuideReading['step'] = isGone ? 'products' : reading.step
  return {
    ...reading,
    step,
    place: keptPlace({ ...reading, step }),
    isGone,
    /** The way behind and ahead; what lies behind can be gone back to. */
    progress: STEPS.map((one, index) => ({ step: one, isBehind: index < STEPS.indexOf(step) })),
    areas: step === 'needs' ? areaGroups(findSubstation(sitePath)) : [],
    amountInput: wanInputProps(productFilters.shape.amountYuan),
    summary: needs && {
      amount: formatAmount(needs.amountYuan),
      term: formatTerm(needs.termMonths),
      area: substationOfCode(needs.areaCode)?.name ?? '',
    },
    proposed: isGone && needs ? await propose(api, needs, topic) : (proposed ?? []),
    chosen,
  }
}

/** The areas of a site to choose from: the province by prefecture, a prefecture with its counties, a county itself. */
function areaGroups(site: Substation | undefined) {
  if (!site) return []
  const places = site.parentId ? [site] : site.children
  return places.map(({ id, name, children }) => ({
    label: name,
    areas: [{ code: id, name }, ...children.map((child) => ({ code: child.id, name: child.name }))],
  }))
}

/**
 * Three products for these needs: those of the zone first, then any other that fits, then those that ask for another
 * guarantee. Each can be had in the whole area and takes applications online.
 */
async function propose(api: LoaderApi, needs: Needs, { zone }: GuideTopic) {
  const { guaranteeMode, ...wanted } = needs
  const body = { ...wanted, onlineApply: true, pageSize: 50 }
  const exact = guaranteeMode ? { ...body, guaranteeMode } : body
  const found: ProductCard[] = []
  for (const attempt of [{ ...exact, zone }, exact, ...(guaranteeMode ? [body] : [])]) {
    if (found.length >= PROPOSED) break
    const { list } = await api(listProducts, { body: attempt })
    const fresh = list.filter((card) => !found.some(({ id }) => id === card.id))
    found.push(...fresh.filter((card) => coversArea(card, needs.areaCode)))
  }
  return found
    .slice(0, PROPOSED)
    .map((card) => ({ ...toProductLine(card), reasons: reasonsFor(card, needs, zone) }))
}

/** The chosen product with its cost for this loan; undefined when it is no longer listed. */
async function chosenProduct(api: LoaderApi, id: string, needs: Needs) {
  const product = await api(getProduct, { params: { id } }).catch((error: unknown) => {
    if (error instanceof Response && error.status === 404) return undefined
    throw error
  })
  if (!product?.onlineApply) return undefined
  const [mode] = needs.guaranteeMode ? namesOf([needs.guaranteeMode], GUARANTEE_MODES) : []
  return {
    id: product.id,
    name: product.name,
    orgName: product.orgName,
    materials: product.materials,
    guarantee: mode ?? copy.needs.anyGuarantee,
    cost: copy.apply.costFrom(formatPercent(annualCostPercent(product.rateMin, product.fees, needs))),
    /** What the form in the console is filled with. */
    handOver: {
      proId: product.id,
      amountYuan: String(needs.amountYuan),
      termMonths: String(needs.termMonths),
      guaranteeMode: needs.guaranteeMode,
    },
  }
}
