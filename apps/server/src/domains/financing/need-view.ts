import type { NeedFacts } from './need-detail.store.ts'

/** What the enterprise asks for. */
export function askedOf(row: NeedFacts) {
  return {
    title: row.title,
    demandType: row.demand_type,
    amountYuan: row.amount_yuan,
    termMonths: row.term_months,
    wantRate: row.want_rate,
    guaranteeMode: row.guarantee_mode,
    industryCode: row.industry_code,
    areaCode: row.area_code,
    areaName: row.area_name,
    purpose: row.purpose,
    description: row.description,
  }
}

/** What is told of it besides, to whomever. */
export function toldOf(row: NeedFacts) {
  return {
    showsCompany: row.shows_company,
    validTo: row.valid_to,
    slots: row.slots,
    slotsFree: row.slots_free,
    publishedAt: row.published_at,
    isExample: row.is_example,
  }
}
