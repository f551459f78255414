import type { ZoneCode } from '@lqr/contract/reference/zones.ts'

/** The drawings of this folder: terraces with the work of a zone on them. */
export type Scene = 'tech' | 'rural' | 'chain' | 'park' | 'roster' | 'path' | 'river'

const scenes: Readonly<Record<ZoneCode, Scene>> = {
  technology: 'tech',
  digital: 'tech',
  manufacturing: 'tech',
  fund: 'tech',
  green: 'river',
  disaster: 'river',
  revitalization: 'rural',
  supplyChain: 'chain',
  procurement: 'chain',
  leasing: 'chain',
  park: 'park',
  scenario: 'park',
  rosterPublicity: 'roster',
  benefitEnt: 'roster',
  fiscalFinance: 'roster',
  firstLoan: 'path',
  inclusive: 'path',
  pension: 'path',
}

/** The drawing that shows a zone's own work. */
export const sceneOf = (zone: ZoneCode): Scene => scenes[zone]
