/** Where the days of a release come from. */
export const SHIPPED_SOURCE = '国务院办公厅历年放假安排（随系统载入）'
