import type { ZoneCode } from '@lqr/contract/reference/zones.ts'

/** Zones that have a page of their own; the others stand at `/financialZone`. */
const OWN_PAGES: Partial<Record<ZoneCode, string>> = {
  revitalization: '/revitalization',
  benefitEnt: '/benefitEnt',
  supplyChain: '/supplyChain',
  procurement: '/governmentMiningLoan',
  rosterPublicity: '/rosterPublicity',
  park: '/gardenArea',
  fund: '/fundList',
  leasing: '/leaseForm',
  firstLoan: '/loan',
  disaster: '/disaster',
  manufacturing: '/fabricate',
}

/** The address of what a zone offers: products, policies and figures. */
export function zoneAddress(code: ZoneCode): string {
  return OFFERS.includes(code) ? (OWN_PAGES[code] ?? '') : `/financialZone?zone=${code}`
}

/** The page of a zone: its own when there is one, otherwise what it offers. */
export function zonePage(code: ZoneCode, hasPage: (path: string) => boolean): string {
  const own = OWN_PAGES[code]
  return own && hasPage(own) ? own : zoneAddress(code)
}

/** Zones whose own page holds their offers. */
const OFFERS: readonly ZoneCode[] = ['revitalization', 'benefitEnt', 'supplyChain', 'procurement']
