/** Where the script of plain pages is served; built by itself, because it needs nothing of the framework. */
export const KEEP_FORM = '/keep-form.js'
/** While developing it comes from its source. */
export const KEEP_FORM_SOURCE = '/app/shell/plain/keep-form.ts'
