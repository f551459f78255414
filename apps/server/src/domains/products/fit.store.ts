import { sql } from 'kysely'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import type { ProductCard } from '@lqr/contract/products/entities.ts'
import { codeLiterals } from '../../data/code-literals.ts'
import type { Db } from '../../data/database.ts'
import type { FitTerms } from './fit-product.rules.ts'
import { CARD_COLUMNS, LISTED, SOURCE } from './product-list.store.ts'

/**
 * The conditions of every listed product for an enterprise; `areaCode` null is nowhere in particular. An open renewal of a loan stands in
 * the way of no application.
 */
export async function listFitTerms(db: Db, companyId: string, areaCode: string | null): Promise<FitTerms[]> {
  const { rows } =
    await sql<FitTerms>`select p.id, p.org_id "orgId", p.category, p.online_apply "onlineApply",
      p.applicant_kinds "applicantKinds", p.amount_min_yuan "amountMinYuan", p.amount_max_yuan "amountMaxYuan",
      p.term_min_months "termMinMonths", p.term_max_months "termMaxMonths", p.guarantee_modes "guaranteeModes",
      p.rate_min "rateMin", p.fees, p.target_groups "targetGroups",
      (p.area_codes = '{}' or p.area_codes @> array[${areaCode}::text]) "servesArea",
      p.id = any(array(select a.product_id from product_application a where a.company_id = ${companyId}
        and a.renews_id is null and a.status in (${codeLiterals(statesIn(applicationCase, 'open'))}))) "isOpenAlready"
    from ${sql.raw(SOURCE)} where ${sql.raw(LISTED)}`.execute(db)
  return rows
}

/** The cards of some products, by their ids. */
export async function findCards(db: Db, ids: readonly string[]): Promise<Map<string, ProductCard>> {
  const { rows } = await sql<ProductCard>`select ${sql.raw(CARD_COLUMNS)} from ${sql.raw(SOURCE)}
    where p.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((card) => [card.id, card]))
}
