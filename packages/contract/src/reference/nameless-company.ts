/** Stands where the name of an enterprise stands that has registered and not said it yet. */
export const NAMELESS_COMPANY = '未填写名称'
