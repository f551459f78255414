/** Words where a form comes only with scripts. */
export const lateFormCopy = { late: '表单一直没有出来？' } as const
