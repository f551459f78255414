import { hx202611Conduct } from './hx-2026-11-conduct.ts'
import { hx202611Operation } from './hx-2026-11-operation.ts'
import type { ProfileRules } from './profile-model.ts'

/** What makes good and bad reach as far: 50 points both ways from the base. */
export const hx202611 = {
  version: 'HX-2026.11',
  from: '2026-11-01',
  basePoints: 50,
  dimensions: [...hx202611Operation, ...hx202611Conduct],
  changedBy: '平台运营方',
  change: '首个版本',
} as const satisfies ProfileRules
