/** The answer to `explain (format json)`. */
export interface PlanRow {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }]
}

/** How many rows the planner expects. */
export function plannedRows([row]: readonly PlanRow[]): number {
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
