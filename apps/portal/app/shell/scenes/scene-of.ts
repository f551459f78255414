import type { ZoneCode } from '@lqr/contract/reference/zones.ts'

/** The drawings of this folder: terraces with the work of a zone on them. */
export type Scene =
  | 'tech'
  | 'rural'
  | 'chain'
  | 'park'
  | 'roster'
  | 'path'
  | 'river'
  | 'wind'
  | 'shop'
  | 'care'
  | 'works'
  | 'deal'

const scenes: Readonly<Record<ZoneCode, Scene>> = {
  technology: 'tech',
  digital: 'tech',
  manufacturing: 'works',
  fund: 'tech',
  green: 'wind',
  disaster: 'river',
  revitalization: 'rural',
  supplyChain: 'chain',
  procurement: 'deal',
  leasing: 'works',
  park: 'park',
  scenario: 'shop',
  rosterPublicity: 'roster',
  benefitEnt: 'roster',
  fiscalFinance: 'roster',
  firstLoan: 'path',
  inclusive: 'path',
  pension: 'care',
}

/** The drawing that shows a zone's own work. */
export const sceneOf = (zone: ZoneCode): Scene => scenes[zone]
