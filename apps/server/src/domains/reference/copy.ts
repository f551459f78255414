/** What is said at a field for reasons that the contract cannot see. */
export const fieldErrors = { areaMissing: '请选择地区' } as const
