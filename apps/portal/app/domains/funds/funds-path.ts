/** Where the funds stand. */
export const FUNDS_PATH = '/fundList'
