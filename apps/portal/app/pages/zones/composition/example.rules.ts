import type { ExampleBlock } from './composition.ts'

const YEAR_DAYS = 365

export interface ExampleFigures {
  readonly costYuan: number
  /** What is left of the deal after the loan and its cost are paid; below zero where the whole deal was lent. */
  readonly restYuan: number
  readonly lentDays: number
  /** Where the money comes on a line from 0 to 100. */
  readonly moneyAt: number
}

/** What the example costs at a yearly cost in percent, to the whole yuan. */
export function exampleFigures(block: ExampleBlock, annualCost: number): ExampleFigures {
  const lentDays = block.days - block.fromDay
  const costYuan = Math.round((block.lentYuan * annualCost * lentDays) / 100 / YEAR_DAYS)
  return {
    costYuan,
    restYuan: block.dealYuan - block.lentYuan - costYuan,
    lentDays,
    moneyAt: Math.round((block.fromDay / block.days) * 100),
  }
}
