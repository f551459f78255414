import { sql } from 'kysely'
import type { ApplicantKindCode } from '@lqr/contract/reference/applicant-kinds.ts'
import type { ApplicationTerms } from '@lqr/contract/applications/entities.ts'
import type { Db } from '../../data/database.ts'

export interface ApplicableProduct {
  id: string
  orgId: string
  orgName: string
  onlineApply: boolean
  /** Empty serves everybody. */
  applicantKinds: ApplicantKindCode[]
  name: string
  version: number
  terms: ApplicationTerms
}

type OfferRow = Omit<ApplicableProduct, 'terms'> & ApplicationTerms

const OFFER = sql`select p.id, p.org_id "orgId", o.name "orgName", p.online_apply "onlineApply",
    p.applicant_kinds "applicantKinds", p.name, p.version,
    p.category, p.guarantee_modes "guaranteeModes", p.amount_min_yuan "amountMinYuan",
    p.amount_max_yuan "amountMaxYuan", p.rate_min "rateMin", p.rate_max "rateMax",
    p.annual_cost_min "annualCostMin", p.term_min_months "termMinMonths", p.term_max_months "termMaxMonths",
    p.repayment_modes "repaymentModes", p.fees, p.requirements, p.materials
  from product p join organisation o on o.id = p.org_id
  where p.status = 'LISTED' and o.status = 'active'`

function applicable(row: OfferRow): ApplicableProduct {
  const { id, orgId, orgName, onlineApply, applicantKinds, name, version, ...terms } = row
  return { id, orgId, orgName, onlineApply, applicantKinds, name, version, terms }
}

/**
 * A listed product with its terms of this moment; undefined when it is not listed or its institution not active. The
 * institution is held against being merged away until the transaction ends.
 */
export async function findApplicableProduct(db: Db, id: string): Promise<ApplicableProduct | undefined> {
  const { rows } = await sql<OfferRow>`${OFFER} and p.id = ${id} for key share of o`.execute(db)
  return rows[0] && applicable(rows[0])
}

/**
 * The product as an institution of its line offers it, its own or a branch below that, or whichever goes on with it: applied for and consented to there. Undefined
 * when that is none of the line or not active; held as the product's own is.
 */
export async function offeredThrough(
  db: Db,
  product: ApplicableProduct,
  orgId: string,
): Promise<ApplicableProduct | undefined> {
  const { rows } = await sql<
    Pick<ApplicableProduct, 'orgId' | 'orgName'>
  >`select o.id "orgId", o.name "orgName"
    from organisation o where o.id = organisation_successor(${orgId}::bigint) and o.status = 'active'
      and ${product.orgId} in (select line.id from organisation_ancestors(o.id) line)
    for key share of o`.execute(db)
  return rows[0] && { ...product, ...rows[0] }
}

/** A listed product as it is offered at this moment, for showing it alone. */
export async function findOfferedProduct(db: Db, id: string): Promise<ApplicableProduct | undefined> {
  const { rows } = await sql<OfferRow>`${OFFER} and p.id = ${id}`.execute(db)
  return rows[0] && applicable(rows[0])
}

/** Every product that takes applications online from an enterprise of the area, in the order of their ids. */
export async function listApplicableProducts(db: Db, areaCode: string): Promise<ApplicableProduct[]> {
  const { rows } = await sql<OfferRow>`${OFFER} and p.online_apply
    and (p.area_codes = '{}' or p.area_codes @> array[${areaCode}]) order by p.id`.execute(db)
  return rows.map(applicable)
}

/** The products of an institution and of the houses above it that take applications online, in the order of their ids. */
export async function listOnlineProducts(db: Db, orgId: string): Promise<ApplicableProduct[]> {
  const { rows } = await sql<OfferRow>`${OFFER} and p.online_apply
    and p.org_id in (select line.id from organisation_ancestors(${orgId}::bigint) line) order by p.id`.execute(
    db,
  )
  return rows.map(applicable)
}
